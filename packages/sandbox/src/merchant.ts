import type { Switches } from './assumptions.ts';
import type { FaultPlan } from './simulate/faultPlan.ts';

/** What a merchant has set through `/_sandbox/`; kept with its row, so that all instances obey it. */
export interface MerchantSettings {
  /** Milliseconds to add to the real time, or a moment at which time stands still. */
  readonly clock?: { readonly offset: number } | { readonly at: string };
  readonly faults?: FaultPlan;
  readonly switches?: Partial<Switches>;
}

/** On whose behalf a request is made. */
export interface Merchant {
  readonly id: string;
  readonly environment: string;
  readonly settings: MerchantSettings;
}

/** The time of a merchant, ISO 8601 in UTC with milliseconds. */
export function timeOf(
  { settings: { clock } }: Pick<Merchant, 'settings'>,
  realTime: number,
): string {
  if (clock === undefined) return new Date(realTime).toISOString();
  if ('at' in clock) return clock.at;
  return new Date(realTime + clock.offset).toISOString();
}
