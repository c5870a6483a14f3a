import type { Kind } from '../columns/kind.ts';
import type { Headings, UnknownColumn } from '../columns/matchHeadings.ts';
import type { Cell } from '../input/rawRecord.ts';
import { count, grouped } from '../text/count.ts';

const namesInNote = 10;

/** Returns text as one word of a shell. */
const shellWord = (text: string): string =>
  /["$`\\!\n]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;

/** Returns `--map` for a field and its heading, ready to copy. */
export const mapOption = (field: string, heading: string): string =>
  `--map ${shellWord(`${field}=${heading}`)}`;

/** A column that is left out, and the field that it may be; undefined if it resembles none. */
export interface Suggestion extends UnknownColumn {
  readonly field: string | undefined;
}

/** Returns what the columns that are left out may be, by their headings and the cells below, each field once. */
export async function suggestFields(
  kind: Kind,
  { bound, unknown }: Pick<Headings, 'bound' | 'unknown'>,
  rows: readonly (readonly Cell[])[],
): Promise<readonly Suggestion[]> {
  if (unknown.length === 0) return [];
  const { columnNames } = await import('../columns/columnNames.ts');
  const { closestFields } = await import('../columns/closestFields.ts');
  const names = await columnNames(kind);
  const taken = new Set<string>();
  return unknown.map(({ index, heading }) => {
    const cells = rows.map((row) => row[index] ?? null);
    const field = closestFields(heading, cells, names, bound).find((name) => !taken.has(name));
    if (field !== undefined) taken.add(field);
    return { index, heading, field };
  });
}

/** Says which columns are left out, and for each that may be a field the option that reads it, ready to copy. */
export function ignoredNotes(suggestions: readonly Suggestion[]): readonly string[] {
  if (suggestions.length === 0) return [];
  const first = suggestions
    .slice(0, namesInNote)
    .map(({ heading, field }) => ({ heading: heading.slice(0, 60), field }));
  const rest = suggestions.length - first.length;
  const listed = first.map(({ heading }) => `"${heading}"`).join(', ');
  const which = rest > 0 ? `${listed} and ${grouped(rest)} more` : listed;
  const hints = first.flatMap(({ heading, field }) =>
    field === undefined ? [] : [`if "${heading}" is ${field}, add ${mapOption(field, heading)}`],
  );
  const help = hints.length === 0 ? '. Use --map "field=Heading" to read one' : '';
  return [`ignored ${count(suggestions.length, 'column')}: ${which}${help}`, ...hints];
}
