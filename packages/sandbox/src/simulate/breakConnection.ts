import type { Answer } from '../http/answer.ts';
import type { Connection } from '../http/createServer.ts';
import { DroppedConnection, TruncatedAnswer } from './withFaults.ts';

const json = { 'content-type': 'application/json' };

function halfOf({ body }: Answer) {
  const bytes = Buffer.from(body);
  const headers = { ...json, 'content-length': String(bytes.length) };
  return { headers, half: bytes.subarray(0, bytes.length >> 1) };
}

/** Breaks an answer that has no connection: rejects as `fetch` does, or returns a response whose body ends early. */
export function brokenResponse(error: unknown): Response {
  if (error instanceof DroppedConnection) throw new TypeError('fetch failed', { cause: error });
  if (!(error instanceof TruncatedAnswer)) throw error;
  const { headers, half } = halfOf(error.answer);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('terminated', { cause: error })),
  });
  return new Response(body, { status: error.answer.status, headers });
}

/** Cuts the connection, at once or after half of the answer. */
export function breakConnection(error: unknown, outgoing: Connection['outgoing']): void {
  if (error instanceof TruncatedAnswer) {
    const { headers, half } = halfOf(error.answer);
    outgoing.writeHead(error.answer.status, headers);
    outgoing.write(half, () => outgoing.destroy());
    return;
  }
  outgoing.destroy();
}
