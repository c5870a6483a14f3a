import type { Finding } from '@passmuster/findings';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import type { PlacedFinding } from './report.ts';

/** Returns the name of a cell, as a spreadsheet shows it: `AE2` for column 30 of row 2. */
function cellName(index: number, row: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** Returns findings with the cell and the heading of their value, for those that a column gives. */
export const placeFindings = (
  findings: readonly Finding[],
  row: number,
  columnAt: ((path: readonly PropertyKey[]) => BoundColumn | undefined) | undefined,
): readonly PlacedFinding[] =>
  columnAt === undefined
    ? findings
    : findings.map((finding) => {
        const column = columnAt(finding.path);
        if (column?.heading === undefined) return finding;
        return { ...finding, cell: cellName(column.index, row), heading: column.heading };
      });
