import { isCalendarDate } from '@passmuster/schemas';
import { escapeXml } from '../output/returned/rewriteXml.ts';
import { columnLetters } from '../text/columnLetters.ts';
import type { TemplateColumn } from './templateColumns.ts';
import type { TemplateWords } from './templateWords.ts';

/** The formats of cells, by their position in the styles of the workbook. */
export const cellStyles = {
  plain: 0,
  text: 1,
  date: 2,
  heading: 3,
  required: 4,
  wrapped: 5,
} as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const lastRow = 1_048_576;
/** What a spreadsheet takes as the text beside a cell. */
const maxPrompt = 255;
const columnWidth = 22;
const headingHeight = 48;

const styleOf = ({ column: { type } }: TemplateColumn): number => {
  if (type === 'date') return cellStyles.date;
  return type === 'number' ? cellStyles.plain : cellStyles.text;
};

/** Returns a cell of text. */
export const textCell = (reference: string, text: string, style: number): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Returns the number by which a spreadsheet stores a date. */
const dayNumber = (date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** Returns a cell as a person would enter it: a date as a date, a number as a number, anything else as text. */
function cell(reference: string, text: string, column: TemplateColumn): string {
  if (text === '') return '';
  const { type } = column.column;
  const number = type === 'date' && isCalendarDate(text) ? dayNumber(text) : Number(text);
  const isNumber = (type === 'date' || type === 'number') && Number.isFinite(number);
  return isNumber
    ? `<c r="${reference}" s="${styleOf(column)}"><v>${number}</v></c>`
    : textCell(reference, text, cellStyles.text);
}

/** What a spreadsheet accepts in a cell: a type with its limits, and what it says of anything else. */
interface Accepted {
  readonly type: 'list' | 'date' | 'decimal' | 'none';
  readonly formulas: readonly string[];
  readonly error: string;
}

function acceptedIn(
  { column, isOpen }: TemplateColumn,
  list: string | undefined,
  words: TemplateWords,
): Accepted {
  const { type, path } = column;
  const { enter } = words;
  if (list) return { type: 'list', formulas: [list], error: isOpen ? '' : enter.choice };
  if (type === 'date') return { type: 'date', formulas: ['1'], error: enter.date };
  if (type !== 'number') return { type: 'none', formulas: [], error: '' };
  return path.endsWith('ownership_percentage')
    ? { type: 'decimal', formulas: ['0', '100'], error: enter.share }
    : { type: 'decimal', formulas: ['0'], error: enter.number };
}

/** Returns the element for what a column accepts and the note beside its cells; empty for neither. */
function validation(column: TemplateColumn, letters: string, accepted: Accepted): string {
  const { type, formulas, error } = accepted;
  const note = column.note.slice(0, maxPrompt);
  if (type === 'none' && note === '') return '';
  // Two limits need no operator: between is the default.
  const isLeast = formulas.length === 1 && type !== 'list';
  const attributes = [
    `type="${type}"`,
    ...(isLeast ? ['operator="greaterThanOrEqual"'] : []),
    'allowBlank="1"',
    ...(error === '' ? [] : [`showErrorMessage="1" error="${escapeXml(error)}"`]),
    ...(note === '' ? [] : [`showInputMessage="1" prompt="${escapeXml(note)}"`]),
    `sqref="${letters}2:${letters}${lastRow}"`,
  ];
  const limits = formulas.map(
    (formula, at) => `<formula${at + 1}>${escapeXml(formula)}</formula${at + 1}>`,
  );
  return `<dataValidation ${attributes.join(' ')}>${limits.join('')}</dataValidation>`;
}

/** Returns the sheet that people fill in: whole columns formatted for what they hold, with drop-down lists. */
export function formSheet(
  columns: readonly TemplateColumn[],
  rows: readonly (readonly string[])[],
  words: TemplateWords,
  listOf: (column: TemplateColumn) => string | undefined,
): string {
  const letters = columns.map((_, at) => columnLetters(at + 1));
  const formats = columns.map(
    (column, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${columnWidth}" style="${styleOf(column)}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading, isRequired }, at) =>
    textCell(`${letters[at]}1`, heading, isRequired ? cellStyles.required : cellStyles.heading),
  );
  const records = rows.map((row, index) => {
    const cells = columns.map((column, at) =>
      cell(`${letters[at]}${index + 2}`, row[at] ?? '', column),
    );
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  const rules = columns
    .map((column, at) =>
      validation(column, letters[at] ?? '', acceptedIn(column, listOf(column), words)),
    )
    .filter((rule) => rule !== '');
  const validations =
    rules.length === 0
      ? ''
      : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}">${view}<cols>${formats.join('')}</cols><sheetData><row r="1" ht="${headingHeight}" customHeight="1">${headings.join('')}</row>${records.join('')}</sheetData>${validations}</worksheet>`;
}
