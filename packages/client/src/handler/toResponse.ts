import type { ApiResult } from '../call/result.ts';
import type { ClientError } from '../errors/clientError.ts';
import { answer, refusal } from './answer.ts';

/**
 * Returns a result of the client in the API's own wire shapes, so that the client of the page comes to the same
 * outcome: created, refused, or unknown. Removes the key from whatever the API said.
 */
export function toResponse(
  result: ApiResult<Readonly<Record<string, unknown>>>,
  redact: (text: string) => string,
): Response {
  if (result.error) return toFailure(result.error, redact);
  const { status, message, requestId } = result.response;
  const body = { status: 'success', ...result.data, ...(message !== undefined && { message }) };
  const headers: Record<string, string> =
    requestId === undefined ? {} : { 'x-request-id': requestId };
  return answer(status, body, headers, redact);
}

/** Returns the answer if the API may have acted. */
export const unknownOutcome = (): Response =>
  refusal(502, 'OUTCOME_UNKNOWN', 'The API may have acted on the request');

function toFailure(error: ClientError, redact: (text: string) => string): Response {
  const { kind, outcome, issues, raw, status, retryAfter, requestId } = error;
  if (kind === 'invalid_request') {
    return refusal(400, 'VALIDATION_ERROR', 'The request does not match the API', issues);
  }
  // RFC 9110 §15 ends with 599, and `Response` refuses what lies beyond.
  if (kind === 'api' && status <= 599) {
    const headers = {
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(requestId !== undefined && { 'x-request-id': requestId }),
    };
    return answer(status, raw, headers, redact);
  }
  // A 5xx would mean that the API may have acted: the page would not offer to send again.
  if (outcome === 'not_sent') {
    return refusal(424, 'API_NOT_REACHED', 'The API could not be reached. Nothing was sent.');
  }
  return unknownOutcome();
}
