import type { Known } from '@passmuster/client/submission';

/** Returns what becomes of a row that is not sent in this run; undefined if it may be sent. */
export function settledBefore({
  kind,
  doubt,
}: Known): 'earlier' | 'probably created' | 'unknown' | undefined {
  if (kind === 'probably-created') return 'probably created';
  if (doubt && kind !== 'created') return 'unknown';
  return kind === 'created' || kind === 'refused' ? 'earlier' : undefined;
}
