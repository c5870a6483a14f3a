import type { JournalEntry } from './journal.ts';
import type { Failure } from './known.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns true for anything that has fields. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';

/** Returns true for one of the three outcomes of an attempt. */
export const isOutcome = (value: unknown): value is Failure['outcome'] =>
  value === 'refused' || value === 'not_sent' || value === 'unknown';

const isAttempt = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['at']) &&
  Array.isArray(value['mark']) &&
  value['mark'].every(isText);

/** Returns true for an entry that this version reads in full. */
export function isEntry(value: unknown): value is JournalEntry {
  if (!isObject(value) || !isText(value['key'])) return false;
  const { type, attempt, error, outcome } = value;
  if (type === 'sent') return isAttempt(attempt);
  if (type === 'answered')
    return error === undefined || (isObject(error) && isOutcome(error['outcome']));
  return type === 'reconciled' && (outcome === 'absent' || outcome === 'exists');
}
