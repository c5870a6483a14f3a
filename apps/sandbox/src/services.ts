import type { Switches } from './assumptions.ts';
import type { KeyStore } from './auth/keyStore.ts';
import type { Store } from './db/store.ts';
import type { DeriveAddress } from './depositAddresses.ts';

/** What is there once for a sandbox, and shared by all of its requests. */
export interface Services {
  readonly store: Store;
  readonly keys: KeyStore;
  /** Ready before a transaction begins: the first use loads code and may write. */
  readonly addresses: () => Promise<DeriveAddress>;
  readonly switches: Switches;
  readonly clock: () => number;
  readonly maxBodyBytes: number;
}
