import type { StorageOptions } from './db/storageOptions.ts';
import type { RateLimit } from './http/rateLimiter.ts';
import type { Log } from './http/services.ts';
import type { Switches } from './ledger/switches.ts';

/** The settings of a sandbox. Each has a default. */
export interface SandboxOptions extends StorageOptions {
  /** Keys to accept from the start, of at least 24 characters of visible ASCII each. Stored as hashes. */
  readonly apiKeys?: readonly string[];
  /**
   * Creates the sample data of `POST /_sandbox/seed` for the first key, unless it has some, with the ids that the
   * examples in `/openapi.json` name. Needs `apiKeys`.
   */
  readonly seedExamples?: boolean;
  /** Readings of the specification, for merchants that have not set their own. */
  readonly switches?: Partial<Switches>;
  /**
   * Largest request body, in bytes, where it may hold files; other bodies may have 64 KiB. Default 32 MiB. Twice as
   * much may be in flight at once; a request beyond that is answered 503. SPEC-GAP 25.
   */
  readonly maxBodyBytes?: number;
  /** Requests per key and time span. Default: no limit. SPEC-GAP 64. */
  readonly rateLimit?: RateLimit;
  /** Returns the real time, in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Receives one line for each request and each failure, without keys or personal data. */
  readonly log?: Log;
}

export const defaultMaxBodyBytes: number = 32 * 1024 * 1024;
