import type { OpenUnion } from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';
import type { ClientError } from '../errors/clientError.ts';
import type { WebHeaders } from './webTypes.ts';

/** An attempt that is about to be sent. `onResponse` gets the same object: use it as the key of a `WeakMap`. */
export interface RequestEvent {
  readonly operation: OpenUnion<OperationId>;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its parameters unfilled, such as `/payout/methods/{payout_method_id}`: a good span name. */
  readonly route: string;
  /** The full address. Contains ids and the address to validate, never the key. */
  readonly url: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Empty. Headers that `onRequest` sets here are sent too, such as `traceparent`. The client's own headers win. */
  readonly headers: WebHeaders;
}

/** How an attempt ended. */
export interface ResponseEvent {
  readonly request: RequestEvent;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly error: ClientError | undefined;
  /** Milliseconds until the next attempt. Undefined on the last. */
  readonly retryIn: number | undefined;
}

/** Called before and after every attempt. Exceptions of a hook are ignored: tracing never stops a payment. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}

/** Calls a hook, and ignores what it throws and a promise that rejects. */
export function notifyHook<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  new Promise<void>((resolve) => resolve(hook?.(event))).catch(() => {});
}
