import type { ApiErrorCode, OpenUnion } from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';
import type { Issue } from './issue.ts';

/**
 * Whether the API may have acted on the request. `not_sent`: nothing left this machine. `refused`: the
 * API refused it (4xx, except 408), or answered a GET with a redirect. `unknown`: the API may have acted, so look before you send it again. The API has
 * no idempotency key.
 */
export type Outcome = 'not_sent' | 'refused' | 'unknown';

interface Failed {
  readonly operation: OpenUnion<OperationId>;
  /** Describes the error, if `kind` is `api` in the words of the API, which may repeat what was sent. Never contains the key. */
  readonly message: string;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** From the `x-request-id` of the response. */
  readonly requestId: string | undefined;
  /** Seconds that the API asks to wait. A date is measured against the `Date` of the response. */
  readonly retryAfter: number | undefined;
  /** Error code of the API. An editor completes the known ones. Switch on it rather than on `status` (SPEC-GAP 51). */
  readonly code: OpenUnion<ApiErrorCode> | undefined;
  /** `details.reason` of a 401, such as `token_expired`, or the error code of the runtime, such as `ECONNREFUSED`. */
  readonly reason: string | undefined;
  /** At most 200, and one that counts the rest. */
  readonly issues: readonly Issue[];
  readonly outcome: Outcome;
  /** What was received, parsed if it is JSON. Not enumerable, so it stays out of logs. */
  readonly raw: unknown;
}

/** The API answered with one of its two error shapes. Source: API spec 1.0.0, Errors. SPEC-GAP 60. */
export interface ApiError extends Failed {
  readonly kind: 'api';
  readonly status: number;
  readonly outcome: 'refused' | 'unknown';
}

/** There was no response, or one that the API's specification doesn't allow. */
export interface TransportError extends Failed {
  readonly kind:
    | 'connection'
    | 'timeout'
    | 'aborted'
    | 'redirect'
    | 'too_large'
    | 'invalid_response';
  readonly code: undefined;
  /** `refused`: a GET was answered with a redirect. */
  readonly outcome: Outcome;
}

/** The client refused the request before sending it. `issues` says why. */
export interface InvalidRequestError extends Failed {
  readonly kind: 'invalid_request';
  readonly status: undefined;
  readonly code: undefined;
  readonly outcome: 'not_sent';
}

/** Everything that can go wrong, as a value. Narrow it by `kind`. */
export type ClientError = ApiError | TransportError | InvalidRequestError;
