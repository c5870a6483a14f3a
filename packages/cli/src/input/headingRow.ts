import { isFilledCell } from './isFilledCell.ts';
import type { Cell } from './rawRecord.ts';

/** Rows that are looked at for a heading: people write a title and a date above their tables. */
export const rowsAboveHeading = 10;

const filled = (cells: readonly Cell[]): number => cells.filter(isFilledCell).length;

/** A heading names at least this part of the columns; titles and merged cells above it are fewer. */
const minNamed = 0.6;

/**
 * Returns the index of the row that holds the headings: the first that is about as wide as the widest; -1 where all are
 * blank.
 */
export function headingRow(rows: readonly (readonly Cell[])[]): number {
  const widths = rows.slice(0, rowsAboveHeading).map(filled);
  const widest = Math.max(0, ...widths);
  return widths.findIndex((width) => width > 0 && width >= widest * minNamed);
}
