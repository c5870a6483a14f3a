import { unreadable } from './readField.ts';
import type { PlannedRead, Reviewed } from './rulePlan.ts';

/** Returns the fields that a rule reads of one element, by key; `undefined` if any is missing or malformed. */
export function readValues(
  reads: readonly PlannedRead[],
  element: unknown,
  reviewed: Reviewed,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const { key, from, read } of reads) {
    const field = read(from === 'element' ? element : reviewed[from]);
    if (field === unreadable) return undefined;
    values[key] = field;
  }
  return values;
}
