import type { BoundColumn } from '../columns/matchHeadings.ts';
import { columnLetters } from '../text/columnLetters.ts';
import type { PlacedValue } from '../text/placeOf.ts';

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
        return {
          ...value,
          cell: `${columnLetters(column.index + 1)}${row}`,
          heading: column.heading,
        };
      });
