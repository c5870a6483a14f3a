import type { Answer } from './answer.ts';

/** An answer as HTTP. No cache keeps it and no browser guesses its type: it holds personal data. */
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
