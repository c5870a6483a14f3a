import { csvRow } from '@passmuster/findings';
import type { CheckedLine } from './checkList.ts';

/**
 * Returns a CSV file of checked lines: the columns of the check, then those of the file that a line comes from.
 *
 * @param columns names of the columns of the check.
 * @param headings names of the columns of the file; empty if it has none.
 * @param textsOf returns what the columns of the check say of a line.
 */
export function exportLines(
  lines: readonly CheckedLine[],
  columns: readonly string[],
  headings: readonly string[],
  textsOf: (line: CheckedLine) => readonly string[],
): string {
  const widest = Math.max(headings.length, ...lines.map(({ row }) => row?.cells.length ?? 0));
  const further = Array.from({ length: widest }, (_, at) => headings[at] ?? '');
  const rows = lines.map((line) => [...textsOf(line), ...(line.row?.cells ?? [])]);
  return [[...columns, ...further], ...rows].map(csvRow).join('');
}
