/** Rows that are looked at for a heading: people write a title and a date above their tables. */
export const rowsAboveHeading = 10;

const filled = (cells: readonly unknown[]): number =>
  cells.filter((cell) => cell !== null && String(cell).trim() !== '').length;

/**
 * Returns the index of the row that holds the headings: the first with two cells or more, else the first with one;
 * -1 where all are blank.
 */
export function headingRow(rows: readonly (readonly unknown[])[]): number {
  const first = rows.slice(0, rowsAboveHeading);
  const wide = first.findIndex((cells) => filled(cells) > 1);
  return wide >= 0 ? wide : first.findIndex((cells) => filled(cells) > 0);
}
