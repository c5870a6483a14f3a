import type { Hooks } from './hooks.ts';

/** `fetch` of any runtime, or a function that plays it. Must give the answer of `Response`'s shape. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

/** What the client asks of `fetch`. */
export interface FetchInit {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Headers;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** Options of a client, checked and complete. Holds the key, so it never leaves this package. */
export interface Settings extends Hooks {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Sent with every request; the key among them. */
  readonly headers: readonly (readonly [string, string])[];
  readonly timeout: { readonly attempt: number; readonly total: number };
  readonly retry: {
    readonly limit: number;
    readonly baseDelay: number;
    readonly maxDelay: number;
    readonly maxRetryAfter: number;
  };
  readonly random: () => number;
  readonly maxAnswerBytes: number;
  readonly validateRequests: boolean;
  /** `text` without the key, should the API or a proxy repeat it. */
  readonly redact: (text: string) => string;
}
