import type { Hooks } from './hooks.ts';
import type { Fetch } from './settings.ts';

/** Deadlines in milliseconds. Both include the body of the answer. */
export interface TimeoutOptions {
  /** For one attempt. Default 30,000. */
  readonly attempt?: number;
  /** For all attempts and the waits between them. Waits that the API asks for by `Retry-After` come on top. Default 60,000. */
  readonly total?: number;
}

/** When a GET is sent again. A POST or DELETE is sent again only if nothing of it left (connection refused). */
export interface RetryOptions {
  /** How often at most, after the first attempt. 0 turns it off. Default 2. */
  readonly limit?: number;
  /** Milliseconds before the second attempt; doubled for each further one, half of it jitter. Default 500. */
  readonly baseDelay?: number;
  /** The longest wait of the client's own, in milliseconds. Default 8,000. */
  readonly maxDelay?: number;
  /** The longest `Retry-After` to wait for, in milliseconds; at most `timeout.total`. Beyond it the call fails at once. Default 60,000. */
  readonly maxRetryAfter?: number;
}

/** Options of `createClient`. */
export interface ClientOptions extends Hooks {
  /** Address of the environment with its `/api` prefix: `https://host/api`. No query, no fragment. */
  readonly baseUrl: string;
  /** From the dashboard. Visible ASCII, no spaces, no line breaks. */
  readonly apiKey: string;
  /** Header that carries the key: `x-api-key` (default) or `Authorization: Bearer`. SPEC-GAP 59. */
  readonly auth?: 'x-api-key' | 'bearer';
  /** `globalThis.fetch`, or a function of the same shape, such as a Hono app's. */
  readonly fetch: Fetch;
  readonly timeout?: TimeoutOptions;
  readonly retry?: RetryOptions;
  /**
   * Jitter of the waits: 0 to 1. By default a fixed sequence that spreads the retries of this client evenly;
   * pass `Math.random` where many processes call at once.
   */
  readonly random?: () => number;
  /** Sent as `user-agent`. Browsers may ignore it. */
  readonly userAgent?: string;
  /** The largest answer to read, in bytes after decompression. Default 10,000,000. */
  readonly maxAnswerBytes?: number;
  /** Check requests against their schema before they are sent. Answers are always checked. Default true. */
  readonly validateRequests?: boolean;
}

/** Options of a single call. */
export interface CallOptions {
  /** Ends the call: at once, also between attempts. */
  readonly signal?: AbortSignal;
  /** In place of the client's. */
  readonly timeout?: TimeoutOptions;
}
