import type { BodyReader } from '@passmuster/client/handler';
import type { Store } from '../db/store.ts';
import type { KeyStore } from '../ledger/keyStore.ts';
import type { Merchant } from '../ledger/merchant.ts';
import type { Switches } from '../ledger/switches.ts';
import type { Answer } from './answer.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { Route } from './route.ts';
import type { StorageHealth } from './storageHealth.ts';

/** What a simulation may change about a request. */
export interface Simulation {
  /** Routes in addition to those of the API. */
  readonly routes: readonly Route[];
  /** The time of a merchant, ISO 8601 in UTC with milliseconds. */
  readonly timeOf: (merchant: Merchant, realTime: number) => string;
  /** Runs an operation, or fails instead. An exception breaks the connection. */
  readonly around: (request: SimulatedRequest, run: () => Promise<Answer>) => Promise<Answer>;
}

export interface SimulatedRequest {
  readonly merchant: Merchant;
  readonly route: Route;
  readonly headers: Headers;
  readonly signal: () => AbortSignal;
}

/** Where structured lines go, such as a pino logger. */
export interface Log {
  info(fields: object): void;
  error(fields: object): void;
}

/** What all requests of a sandbox share. */
export interface Services {
  readonly store: Store;
  readonly storageHealth: StorageHealth;
  readonly keys: KeyStore;
  readonly simulation: Simulation;
  readonly switches: Switches;
  readonly clock: () => number;
  /** The largest body of all routes. */
  readonly maxBodyBytes: number;
  readonly readBody: BodyReader;
  /** Reads a refused body to its end, so that its client reads why. */
  readonly dropBody: (request: Request) => Promise<void>;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  readonly log: Log | undefined;
}
