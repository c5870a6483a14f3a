import type { Store } from '../db/store.ts';
import type { KeyStore } from './keyStore.ts';
import type { Merchant } from './merchant.ts';
import type { Switches } from './switches.ts';

/** What every operation of the ledger receives. */
export interface Context {
  readonly store: Store;
  readonly keys: KeyStore;
  readonly merchant: Merchant;
  /** The merchant's readings of the specification. */
  readonly switches: Switches;
  /** The merchant's time, ISO 8601 in UTC with milliseconds. */
  readonly now: string;
  /** Real time, in milliseconds since 1970, regardless of the merchant's clock. */
  readonly realTime: number;
}
