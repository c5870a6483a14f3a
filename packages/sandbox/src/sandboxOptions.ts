import type { Logger } from 'pino';
import type { Switches } from './assumptions.ts';
import type { StorageOptions } from './db/openStore.ts';

/** Everything about a sandbox that can be chosen. All of it has a default. */
export interface SandboxOptions extends StorageOptions {
  /** Keys to accept from the start; registered, as hashes, when they are not known yet. */
  readonly apiKeys?: readonly string[];
  /** Readings of the specification, for every merchant that sets no other. */
  readonly switches?: Partial<Switches>;
  /** Largest request body, in bytes. SPEC-GAP 25. */
  readonly maxBodyBytes?: number;
  /** Requests a key may make in a span of time; no limit where absent. SPEC-GAP 64. */
  readonly rateLimit?: RateLimit;
  /** Real time, in milliseconds since 1970. */
  readonly clock?: () => number;
  readonly log?: Logger;
}

export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

export const defaultMaxBodyBytes: number = 32 * 1024 * 1024;
