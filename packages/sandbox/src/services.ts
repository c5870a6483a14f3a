import type { Logger } from 'pino';
import type { Switches } from './assumptions.ts';
import type { KeyStore } from './auth/keyStore.ts';
import type { Store } from './db/store.ts';
import type { DeriveAddress } from './depositAddresses.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { FaultInjector } from './simulate/faultInjector.ts';

/** What is there once for a sandbox, and shared by all of its requests. */
export interface Services {
  readonly store: Store;
  readonly keys: KeyStore;
  readonly addresses: () => Promise<DeriveAddress>;
  readonly switches: Switches;
  readonly clock: () => number;
  readonly maxBodyBytes: number;
  readonly limiter: RateLimiter;
  readonly faults: FaultInjector;
  readonly metrics: Metrics;
  readonly log: Logger | undefined;
}
