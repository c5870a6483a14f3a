import type { FaultPlan } from './faultPlan.ts';
import type { Switches } from './switches.ts';

/** The settings of a merchant, made through `/_sandbox/`. Stored with its row, so that they apply on all instances. */
export interface MerchantSettings {
  /** Milliseconds to add to the real time, or a moment at which time stands still. */
  readonly clock?: { readonly offset: number } | { readonly at: string };
  readonly faults?: FaultPlan;
  readonly switches?: Partial<Switches>;
}

/** The merchant that a request belongs to. */
export interface Merchant {
  readonly id: string;
  readonly environment: string;
  readonly settings: MerchantSettings;
}
