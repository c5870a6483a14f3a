import { columnLetters } from '../text/columnLetters.ts';
import { cellStyles, textCell } from './formSheet.ts';
import type { TemplateColumn } from './templateColumns.ts';
import type { TemplateWords } from './templateWords.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const noteWidths = [44, 12, 70, 36, 4];
const listWidth = 30;
/** The lists stand to the right of the notes, beyond a blank column. */
const firstList = noteWidths.length + 1;

/** The second sheet of a template, and where it holds the list of a column: `'Notes'!$F$6:$F$200`. */
export interface NotesSheet {
  readonly xml: string;
  readonly listOf: (column: TemplateColumn) => string | undefined;
}

/** Returns the sheet of notes: what to enter in each column, with an example, and the lists that columns choose from. */
export function notesSheet(
  columns: readonly TemplateColumn[],
  example: readonly string[],
  words: TemplateWords,
  introduction: readonly string[],
): NotesSheet {
  const lists: { readonly heading: string; readonly labels: readonly string[] }[] = [];
  const places = new Map<string, number>();
  const keyOf = ({ choices }: TemplateColumn): string => [...(choices?.values() ?? [])].join('\n');
  for (const column of columns) {
    if (!column.choices || places.has(keyOf(column))) continue;
    places.set(keyOf(column), lists.length);
    const heading = (column.heading.split(' – ').at(-1) ?? '').replace(/ \*$/, '');
    lists.push({ heading, labels: [...column.choices.values()] });
  }
  const headingRow = introduction.length + 2;
  const headings = [...words.columns, '', ...lists.map(({ heading }) => heading)];
  const notes = columns.map(({ heading, isRequired, note }, at) => [
    heading,
    isRequired ? words.required : '',
    note,
    example[at] ?? '',
  ]);
  const height = Math.max(notes.length, ...lists.map(({ labels }) => labels.length));
  const below = Array.from({ length: height }, (_, at) => [
    ...(notes[at] ?? ['', '', '', '']),
    '',
    ...lists.map(({ labels }) => labels[at] ?? ''),
  ]);
  const rowOf = (texts: readonly string[], row: number, style: number): string => {
    const cells = texts.map((text, at) =>
      text === '' ? '' : textCell(`${columnLetters(at + 1)}${row}`, text, style),
    );
    return `<row r="${row}">${cells.join('')}</row>`;
  };
  const widths = [...noteWidths, ...lists.map(() => listWidth)].map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = [
    ...introduction.map((text, at) => rowOf([text], at + 1, cellStyles.text)),
    rowOf(headings, headingRow, cellStyles.heading),
    ...below.map((texts, at) => rowOf(texts, headingRow + 1 + at, cellStyles.wrapped)),
  ];
  return {
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    listOf: (column) => {
      const at = column.choices && places.get(keyOf(column));
      if (at === undefined) return undefined;
      const letters = columnLetters(firstList + at);
      const last = headingRow + (lists[at]?.labels.length ?? 0);
      return `'${words.notes}'!$${letters}$${headingRow + 1}:$${letters}$${last}`;
    },
  };
}
