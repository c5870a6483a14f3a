import type { Answer } from './answer.ts';

/** Returns an answer as HTTP. It may hold personal data, so no cache stores it and no browser guesses its type. */
export function toResponse({ status, body, headers }: Answer, requestId: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...headers,
    },
  });
}
