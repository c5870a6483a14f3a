import type { OpenUnion } from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';

/** Information about a response, besides its data. */
export interface ResponseInfo {
  readonly operation: OpenUnion<OperationId>;
  /** How many times the request was sent. */
  readonly attempts: number;
  readonly status: number;
  /** From `x-request-id`. Include it in a support request. */
  readonly requestId: string | undefined;
  /** Seconds that the API asks to wait. A date is measured against the `Date` of the response. */
  readonly retryAfter: number | undefined;
  /** The message of the API, on operations that have one (SPEC-GAP 67). */
  readonly message: string | undefined;
  /** Returns a header of the response, or null. Not enumerable, so headers stay out of logs. */
  readonly header: (name: string) => string | null;
}
