import type { ApiErrorCode, OpenUnion } from '@passmuster/schemas';
import type { OperationName } from '../operationName.ts';
import type { Issue } from './issue.ts';

/**
 * Whether the API may have acted on the request. `not_sent`: nothing left this machine. `refused`: the
 * API said no (4xx). `unknown`: it may have acted, so look before sending again: the API has no idempotency key.
 */
export type Outcome = 'not_sent' | 'refused' | 'unknown';

interface Failed {
  readonly operation: OperationName;
  /** In plain words; never holds the key. */
  readonly message: string;
  /** How often the request was sent. */
  readonly attempts: number;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** From the answer's `x-request-id`. */
  readonly requestId: string | undefined;
  /** Seconds the API asks to wait, where it says so. A date is measured against the answer's own `Date`. */
  readonly retryAfter: number | undefined;
  /** Error code of the API; the shown ones complete in an editor. Switch on it rather than on `status` (SPEC-GAP 51). */
  readonly code: OpenUnion<ApiErrorCode> | undefined;
  /** `details.reason` of a 401, such as `token_expired`; or the runtime's code, such as `ECONNREFUSED`. */
  readonly reason: string | undefined;
  readonly issues: readonly Issue[];
  readonly outcome: Outcome;
  /** What arrived, parsed where it was JSON. Not enumerable, so that it stays out of logs. */
  readonly raw: unknown;
}

/** The API answered in one of its two error shapes. Source: API spec 1.0.0, Errors. SPEC-GAP 60. */
export interface ApiError extends Failed {
  readonly kind: 'api';
  readonly status: number;
  readonly outcome: 'refused' | 'unknown';
}

/** No answer, or none that the API's specification allows. */
export interface TransportError extends Failed {
  readonly kind:
    | 'connection'
    | 'timeout'
    | 'aborted'
    | 'redirect'
    | 'too_large'
    | 'invalid_response';
  readonly code: undefined;
  readonly outcome: 'not_sent' | 'unknown';
}

/** The request was refused here, before it was sent; `issues` says why. */
export interface InvalidRequestError extends Failed {
  readonly kind: 'invalid_request';
  readonly status: undefined;
  readonly code: undefined;
  readonly outcome: 'not_sent';
}

/** All that can go wrong, as a value. Narrow with `kind`. */
export type ClientError = ApiError | TransportError | InvalidRequestError;
