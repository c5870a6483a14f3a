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
