import { unreadable } from './readField.ts';
import type { PlannedRead } from './rulePlan.ts';

/** Returns the fields that a rule reads of one element, by key; `undefined` if any is missing or malformed. */
export function readValues(
  reads: readonly PlannedRead[],
  element: unknown,
  subject: unknown,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const { key, fromRoot, read } of reads) {
    const field = read(fromRoot ? subject : element);
    if (field === unreadable) return undefined;
    values[key] = field;
  }
  return values;
}
