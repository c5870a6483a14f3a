import type { Answer } from './answer.ts';

/** An answer as HTTP. */
export function toResponse({ status, body, headers }: Answer, requestId: string): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
  });
}
