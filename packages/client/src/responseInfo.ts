import type { OperationName } from './operationName.ts';

/** What is known of an answer besides its data. */
export interface ResponseInfo {
  /** The operation that was answered. */
  readonly operation: OperationName;
  /** How often the request was sent. */
  readonly attempts: number;
  readonly status: number;
  /** From `x-request-id`; name it when asking for support. */
  readonly requestId: string | undefined;
  /** Seconds the API asks to wait, where it says so. A date is measured against the answer's own `Date`. */
  readonly retryAfter: number | undefined;
  /** The API's words, on operations that have some (SPEC-GAP 67). */
  readonly message: string | undefined;
  /** A header of the answer, null if there is none. Not enumerable, so that headers stay out of logs. */
  readonly header: (name: string) => string | null;
}
