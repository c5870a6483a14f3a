import type { Known } from '@passmuster/client/submission';

/** Returns the outcome of a row that this run doesn't send; undefined if it may be sent. */
export function settledBefore({
  kind,
  doubt,
}: Known): 'earlier' | 'probably created' | 'unknown' | undefined {
  if (kind === 'probably-created') return 'probably created';
  if (doubt && kind !== 'created') return 'unknown';
  return kind === 'created' || kind === 'refused' ? 'earlier' : undefined;
}
