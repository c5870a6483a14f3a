import type { Hooks } from './hooks.ts';
import type { WebAbortSignal, WebHeaders, WebResponse } from './webTypes.ts';

/** `fetch` of any runtime, or a function that behaves like it. Must return a `Response`. */
export type Fetch = (url: string, init: FetchInit) => Promise<WebResponse>;

/** What the client passes to `fetch`. */
export interface FetchInit {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: WebHeaders;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: WebAbortSignal;
}

/** Options of a client, checked and complete. Contains the key, so it never leaves this package. */
export interface Settings extends Hooks {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Sent with every request, the key among them. */
  readonly headers: readonly (readonly [string, string])[];
  readonly timeout: { readonly attempt: number; readonly total: number };
  readonly retry: {
    readonly limit: number;
    readonly baseDelay: number;
    readonly maxDelay: number;
    readonly maxRetryAfter: number;
  };
  readonly random: () => number;
  readonly maxResponseBytes: number;
  readonly validateRequests: boolean;
  /** Returns `text` without the key, in case the API or a proxy repeats it. */
  readonly redact: (text: string) => string;
}
