import type { ApiResult } from '../call/result.ts';
import type { ClientError } from '../errors/clientError.ts';
import { answer, refusal } from './answer.ts';

/**
 * Returns a result of the client in the API's own wire shapes, so that the client of the page comes to the same
 * outcome: created, refused, or unknown.
 */
export function toResponse(result: ApiResult<Readonly<Record<string, unknown>>>): Response {
  if (result.error) return toFailure(result.error);
  const { status, message, requestId } = result.response;
  const body = { status: 'success', ...result.data, ...(message !== undefined && { message }) };
  return answer(status, body, requestId === undefined ? {} : { 'x-request-id': requestId });
}

function toFailure(error: ClientError): Response {
  const { kind, outcome, issues, raw, status, retryAfter, requestId } = error;
  if (kind === 'invalid_request') {
    return refusal(400, 'VALIDATION_ERROR', 'The request does not match the API', issues);
  }
  if (kind === 'api') {
    return answer(status, raw, {
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(requestId !== undefined && { 'x-request-id': requestId }),
    });
  }
  // A 5xx would mean that the API may have acted: the page would not offer to send again.
  if (outcome === 'not_sent') {
    return refusal(424, 'API_NOT_REACHED', 'The API could not be reached. Nothing was sent.');
  }
  return refusal(502, 'OUTCOME_UNKNOWN', 'The API may have acted on the request');
}
