import type { Fetch } from './fetch.ts';
import type { Hooks } from './hooks.ts';
import type { WebAbortSignal } from './webTypes.ts';

/** Timeouts in milliseconds. Both include the body of the response. */
export interface TimeoutOptions {
  /** Of one attempt. Default 30,000. */
  readonly attempt?: number | undefined;
  /** Of all attempts and the delays between them, without the delays that `Retry-After` asks for. Default 60,000. */
  readonly total?: number | undefined;
}

/** When a GET is retried. A POST or DELETE is retried only if nothing was sent (connection refused). */
export interface RetryOptions {
  /** The most retries. 0 turns them off. Default 2. */
  readonly limit?: number | undefined;
  /** Milliseconds before the first retry. Doubles with each retry; half of it is jitter. Default 500. */
  readonly baseDelay?: number | undefined;
  /** The longest delay, in milliseconds, unless `Retry-After` asks for more. Default 8,000. */
  readonly maxDelay?: number | undefined;
  /** The longest `Retry-After` to wait for, in milliseconds, at most `timeout.total`. Beyond it the call fails at once. Default 60,000. */
  readonly maxRetryAfter?: number | undefined;
}

/** Options of `createClient`. */
export interface ClientOptions extends Hooks {
  /**
   * Address of the environment with its `/api` prefix: `https://host/api`. Without a query or
   * fragment. Plain http is for this machine only, unless `allowPlainHttp` is set. In a browser also a path, such as `/api`: the page's own
   * server, where `createApiHandler` adds the key.
   */
  readonly baseUrl: string;
  /**
   * The API key from the dashboard. Visible ASCII without spaces or line breaks. Omit it only where `baseUrl` is a server of
   * yours that adds it: a page must not hold the key.
   */
  readonly apiKey?: string;
  /** Header that carries the key: `x-api-key` (default) or `Authorization: Bearer`. SPEC-GAP 59. */
  readonly auth?: 'x-api-key' | 'bearer' | undefined;
  /**
   * Permits plain http to other machines too, such as a sandbox in the same compose file. Whoever can read the network
   * reads the key and the customers' data. Default false.
   */
  readonly allowPlainHttp?: boolean | undefined;
  /** `globalThis.fetch`, or a function of the same shape, such as a Hono app's. */
  readonly fetch: Fetch;
  /** When an attempt, and a whole call, ends without an answer. */
  readonly timeout?: TimeoutOptions | undefined;
  /** Which failed GET is sent again, and when. */
  readonly retry?: RetryOptions | undefined;
  /**
   * Jitter of the delays: 0 to 1. The default is a fixed sequence that spreads the retries of this client
   * evenly. Pass `Math.random` if many processes call at once.
   */
  readonly random?: (() => number) | undefined;
  /** Sent as `user-agent`. Browsers may ignore it. */
  readonly userAgent?: string | undefined;
  /** The largest response to read, in bytes after decompression. Default 10,000,000. */
  readonly maxResponseBytes?: number | undefined;
  /** Check requests against their schema before sending them. Responses are always checked. Default true. */
  readonly validateRequests?: boolean | undefined;
}

/** Options of a single call. One that cannot work is an `invalid_request`: nothing is sent. */
export interface CallOptions {
  /** Aborts the call at once, even between attempts. */
  readonly signal?: WebAbortSignal | undefined;
  /** Overrides the client's timeouts. */
  readonly timeout?: TimeoutOptions | undefined;
  /** Overrides the client's retries. */
  readonly retry?: RetryOptions | undefined;
  /** Sent instead of the client's key, such as that of another merchant. */
  readonly apiKey?: string;
  /** Sent besides the client's own headers, which cannot be replaced. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
