import type { BoundColumn } from '../columns/matchHeadings.ts';
import type { PlacedValue } from '../text/placeOf.ts';

/** Returns the name of a cell, as a spreadsheet shows it: `AE2` for column 30 of row 2. */
function cellName(index: number, row: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** Returns findings, or other values with a path, with the cell and the heading of their value if a column gives it. */
export const placeFindings = <Value extends PlacedValue>(
  values: readonly Value[],
  row: number,
  columnAt: ((path: readonly PropertyKey[]) => BoundColumn | undefined) | undefined,
): readonly (Value & PlacedValue)[] =>
  columnAt === undefined
    ? values
    : values.map((value) => {
        const column = columnAt(value.path);
        if (column?.heading === undefined) return value;
        return { ...value, cell: cellName(column.index, row), heading: column.heading };
      });
