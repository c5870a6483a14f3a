import type { FaultPlan } from './faultPlan.ts';
import type { Switches } from './switches.ts';

/** What a merchant has set through `/_sandbox/`; stored with its row, so that all instances obey it. */
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
