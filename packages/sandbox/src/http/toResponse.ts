import type { Answer } from './answer.ts';

/** Returns an answer as HTTP. It may hold personal data, so no cache stores it and no browser guesses its type. */
export function toResponse(
  { status, body, headers, pauseMs }: Answer,
  requestId: string,
): Response {
  return new Response(pauseMs === undefined ? body : inHalves(body, pauseMs), {
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

/** Sends half of a text, waits, and sends the rest. A reader who goes away ends the wait. */
function inHalves(text: string, pauseMs: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  const middle = bytes.length >> 1;
  let timer: NodeJS.Timeout;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, middle));
      timer = setTimeout(() => {
        controller.enqueue(bytes.subarray(middle));
        controller.close();
      }, pauseMs);
    },
    cancel: () => clearTimeout(timer),
  });
}
