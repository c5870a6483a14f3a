import type { ClientError } from './errors/clientError.ts';
import type { OperationName } from './operationName.ts';

/** An attempt that is about to be sent. The same object is handed to `onResponse`: use it as the key of a `WeakMap`. */
export interface RequestEvent {
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with its parameters unfilled, such as `/payout/methods/{payout_method_id}`: a good span name. */
  readonly route: string;
  /** The full address. Holds ids, and the address to validate; never the key. */
  readonly url: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Empty; what `onRequest` sets here is sent along, such as `traceparent`. The client's own headers win. */
  readonly headers: Headers;
}

/** How an attempt ended. */
export interface ResponseEvent {
  readonly request: RequestEvent;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly error: ClientError | undefined;
  /** Milliseconds until the next attempt; undefined on the last. */
  readonly retryIn: number | undefined;
}

/** Called around every attempt. What a hook throws is ignored: tracing never stops a payment. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}
