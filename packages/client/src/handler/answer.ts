import type { Issue } from '../errors/issue.ts';

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Returns JSON, as `redact` leaves it, as a response that no cache stores and whose type no browser guesses.
 *
 * @throws {RangeError | TypeError} for a status that no response with a body can have
 */
export const answer = (
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
  redact: (text: string) => string = String,
): Response =>
  new Response(redact(JSON.stringify(body)), { status, headers: { ...headers, ...more } });

/** Returns an error in the API's own flat shape, so that the page's client reads it like one of the API. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  issues?: readonly Issue[],
  more?: Readonly<Record<string, string>>,
): Response => answer(status, { status: 'error', message, code, ...(issues && { issues }) }, more);
