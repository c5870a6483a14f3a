import type { Answer } from './answer.ts';

/** An answer as HTTP. A truncated one announces its full length and breaks off half-way. */
export function toResponse(
  { status, body, headers, truncated }: Answer & { readonly truncated?: true },
  requestId: string,
): Response {
  const text = JSON.stringify(body);
  const init = {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
  };
  return truncated ? cutShort(text, init) : new Response(text, init);
}

function cutShort(
  text: string,
  { status, headers }: { status: number; headers: object },
): Response {
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length >> 1));
    },
    pull(controller) {
      controller.error(new Error('Answer cut short by a fault'));
    },
  });
  return new Response(stream, {
    status,
    headers: { ...headers, 'content-length': String(bytes.length) },
  });
}
