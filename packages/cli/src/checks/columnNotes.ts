import type { Kind } from '../columns/kind.ts';
import type { Headings, UnknownColumn } from '../columns/matchHeadings.ts';
import type { Cell } from '../input/rawRecord.ts';
import type { TableNote } from '../input/tableNote.ts';
import { columnLetters } from '../text/columnLetters.ts';
import { visibleHeading } from '../text/placeOf.ts';
import { shellWord } from '../text/shellWord.ts';

const namesInNote = 10;

type Shown = Omit<Suggestion, 'field'>;

const letters = ({ index }: Shown): string => columnLetters(index + 1);
const quoted = ({ heading }: Shown): string => `"${visibleHeading(heading)}"`;

/** Returns `--map` for a field and its heading, ready to copy if the heading may be shown. */
export function mapOption(field: string, column: Shown): string {
  const heading = column.isNamed
    ? column.heading.replace(/\s+/g, ' ')
    : `the heading of column ${letters(column)}`;
  return `--map ${shellWord(`${field}=${heading}`)}`;
}

/** A column that is left out, and the field that it may be; undefined if it resembles none. */
export interface Suggestion extends UnknownColumn {
  readonly field: string | undefined;
  /** True if the heading resembles a field, and all its words are those of headings: any other may be somebody's name. */
  readonly isNamed: boolean;
}

/**
 * Returns the fields that skipped columns may be, by their headings and the cells below. A heading that most likely means a field that
 * another column gives has no second guess.
 */
export async function suggestFields(
  kind: Kind,
  { bound, unknown }: Pick<Headings, 'bound' | 'unknown'>,
  rows: readonly (readonly Cell[])[],
): Promise<readonly Suggestion[]> {
  if (unknown.length === 0) return [];
  const { columnNames } = await import('../columns/columnNames.ts');
  const { hasKnownWords } = await import('../columns/headingWords.ts');
  const { closestField } = await import('../columns/closestField.ts');
  const names = await columnNames(kind);
  const taken = new Set(bound.map(({ path }) => path.join('.')));
  return unknown.map(({ index, heading }) => {
    const cells = rows.map((row) => row[index] ?? null);
    const closest = closestField(heading, cells, names);
    const field = closest !== undefined && taken.has(closest) ? undefined : closest;
    if (field !== undefined) taken.add(field);
    const isNamed = hasKnownWords(heading) && closestField(heading, [], names) !== undefined;
    return { index, heading, field, isNamed };
  });
}

/** Returns the notes that columns are left out and, for each that may be a field, the option that reads it, ready to copy. */
export function ignoredNotes(suggestions: readonly Suggestion[]): readonly TableNote[] {
  if (suggestions.length === 0) return [];
  const first = suggestions.slice(0, namesInNote);
  const columns = first.map((column) => (column.isNamed ? quoted : letters)(column)).join(', ');
  const hints = first.flatMap(({ field, ...column }): readonly TableNote[] => {
    if (field === undefined) return [];
    const name = column.isNamed ? quoted(column) : letters(column);
    const option = mapOption(field, column);
    return [{ id: 'looksLike', column: name, isNamed: column.isNamed, field, option }];
  });
  const { length } = suggestions;
  const rest = length - first.length;
  return [{ id: 'notRead', count: length, columns, rest, isHelped: hints.length > 0 }, ...hints];
}
