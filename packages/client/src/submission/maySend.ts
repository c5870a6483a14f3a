import type { Known } from './known.ts';

/** Whether something may be sent: `acknowledged` means only by a person who knows of the doubt. */
export type MaySend = 'yes' | 'acknowledged' | 'no';

/**
 * Returns whether a submission may be sent. The only gate of every button and of every row.
 *
 * @example
 * maySend({ kind: 'refused' }) // 'yes'
 * maySend({ kind: 'created' }) // 'no'
 */
export function maySend({ kind, doubt }: Known): MaySend {
  if (kind === 'loading' || kind === 'sending' || kind === 'created') return 'no';
  return doubt ? 'acknowledged' : 'yes';
}
