import type { Issue } from '../errors/issue.ts';
import type { CallOptions } from './clientOptions.ts';
import type { Hooks } from './hooks.ts';
import type { WebAbortSignal, WebHeaders, WebResponse } from './webTypes.ts';

/** `fetch` of any runtime, or a function that behaves like it. Must return a `Response`. */
export type Fetch = (url: string, init: FetchInit) => Promise<WebResponse>;

/** What the client passes to `fetch`. */
export interface FetchInit {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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
  /** Whether a key is sent. Without one, the server of the page adds it, and checks what it is sent. */
  readonly holdsKey: boolean;
  /** Returns the settings of a call with options of its own, or the first that cannot work. */
  readonly withOptions: (options: CallOptions) => Settings | Issue;
}
