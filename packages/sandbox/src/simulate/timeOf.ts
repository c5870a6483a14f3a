import type { Merchant } from '../ledger/merchant.ts';

/** Returns the time of a merchant, ISO 8601 in UTC with milliseconds; `realTime` in milliseconds since 1970. */
export function timeOf(
  { settings: { clock } }: Pick<Merchant, 'settings'>,
  realTime: number,
): string {
  if (clock === undefined) return new Date(realTime).toISOString();
  if ('at' in clock) return clock.at;
  return new Date(realTime + clock.offset).toISOString();
}
