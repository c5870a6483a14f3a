import type { Issue } from '../errors/issue.ts';

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns JSON as a response that no cache stores and whose type no browser guesses. */
export const answer = (
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });

/** Returns an error in the API's own flat shape, so that the page's client reads it like one of the API. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  issues?: readonly Issue[],
): Response => answer(status, { status: 'error', message, code, ...(issues && { issues }) });
