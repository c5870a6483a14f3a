import type { Issue } from '../errors/issue.ts';
import type { CallOptions } from './clientOptions.ts';
import type { Fetch } from './fetch.ts';
import type { Hooks } from './hooks.ts';

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
