import type { Answer } from './answer/answer.ts';
import type { Switches } from './assumptions.ts';
import type { Store } from './db/store.ts';
import type { DeriveAddress } from './depositAddresses.ts';
import type { Merchant, MerchantSettings } from './merchant.ts';

/** A request that has been authenticated, with all that an operation may use. */
export interface Call {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly merchant: Merchant;
  readonly switches: Switches;
  /** Time of the merchant, ISO 8601. */
  readonly now: string;
  /** Real time, in milliseconds since 1970. */
  readonly realTime: number;
  /** Replaces parts of the merchant's settings, or all of them; returns what holds from now on. */
  readonly updateSettings: (change: MerchantSettings | 'reset') => Promise<MerchantSettings>;
  readonly store: Store;
  /** Ready before a transaction begins: the first use loads code and may write. */
  readonly addresses: () => Promise<DeriveAddress>;
  readonly maxBodyBytes: number;
}

export type Operation = (call: Call) => Promise<Answer>;
