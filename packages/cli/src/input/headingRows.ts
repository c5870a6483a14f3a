import { headingRow } from './headingRow.ts';
import type { Cell } from './rawRecord.ts';

/** The headings of a table and what stands above them. */
export interface HeadingRows {
  readonly headings: readonly string[];
  /** The cell above each heading that names a group of columns, as a merged cell does; empty for none. */
  readonly groups: readonly string[];
  /** The index of the row that follows. */
  readonly next: number;
}

type Row = readonly Cell[];

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();
const isHeadingText = (text: string): boolean => /\p{L}/u.test(text) && !/^\d/.test(text);

/** A row that leaves so many columns without a name names groups of them. */
const minUnnamed = 0.4;

/**
 * Returns true if two rows are one heading: the lower one divides groups that the upper one names, and has a name for each
 * column, or blanks that are merged with the cells above them.
 */
function isDivided(upper: Row, lower: Row | undefined): boolean {
  if (!lower) return false;
  const width = Math.max(upper.length, lower.length);
  const columns = Array.from({ length: width }, (_, at) => [textOf(upper[at]), textOf(lower[at])]);
  const isWhole = columns.every(([above, below]) => above !== '' || below !== '');
  const isMergedDown = columns.some(([above, below]) => above !== '' && below === '');
  const unnamed = columns.filter(([above, below]) => above === '' && below !== '').length;
  const areGroups = unnamed >= 2 && unnamed >= width * minUnnamed;
  const areTexts = columns.every(([, below = '']) => below === '' || isHeadingText(below));
  return isWhole && areTexts && unnamed > 0 && (isMergedDown || areGroups);
}

/** Returns the group above each column: a cell names the columns up to the next one, or as far as it is merged. */
function groupsOf(upper: Row, lower: Row, spanOf: ((column: number) => number) | undefined) {
  let group = '';
  let end = 0;
  return lower.map((cell, at) => {
    const above = textOf(upper[at]);
    if (above !== '') {
      group = above;
      end = spanOf ? at + spanOf(at) : Number.POSITIVE_INFINITY;
    }
    return at < end && textOf(cell) !== '' ? group : '';
  });
}

/**
 * Finds the headings among the rows at the top of a table: one row, or two whose upper one names groups of columns. Returns
 * undefined if all rows are blank. `spanOf` gives how many columns a cell is merged over, by row and column.
 */
export function headingRows(
  rows: readonly Row[],
  spanOf?: (row: number, column: number) => number,
): HeadingRows | undefined {
  const start = headingRow(rows);
  const first = rows[start];
  if (!first) return undefined;
  const spans = (row: number) => spanOf && ((column: number) => spanOf(row, column));
  // With many owners, only the lower row of a divided heading is about as wide as the table.
  for (const at of [start, start - 1]) {
    const [upper, second] = [rows[at], rows[at + 1]];
    if (!(upper && second && isDivided(upper, second))) continue;
    const width = Math.max(upper.length, second.length);
    const lower = Array.from({ length: width }, (_, column) => second[column] ?? null);
    const headings = lower.map((cell, column) => textOf(cell) || textOf(upper[column]));
    return { headings, groups: groupsOf(upper, lower, spans(at)), next: at + 2 };
  }
  const above = rows[start - 1] ?? [];
  const groups = groupsOf(above, first, spans(start - 1));
  return {
    headings: first.map((cell) => (cell === null ? '' : String(cell))),
    groups,
    next: start + 1,
  };
}
