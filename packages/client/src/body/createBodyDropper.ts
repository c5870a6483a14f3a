import { endWith, openScope } from '../transport/scope.ts';

/** Limits on bodies that are read and dropped. */
export interface BodyDropperOptions {
  /** Announced bytes of all bodies that are dropped at once. Others are left unread. */
  readonly inFlightBytes: number;
  /** Milliseconds for one body. */
  readonly bodyMs: number;
}

/**
 * Returns a function that reads what is left of a refused body and keeps nothing. A browser that is still sending when the
 * connection closes may not read why it was refused, and would have to assume that its request arrived. Only bodies
 * that announce a length are dropped, as those of browsers do, and only while there is room. Never rejects.
 *
 * @example
 * const drop = createBodyDropper({ inFlightBytes: 1_000_000, bodyMs: 1_000 });
 * const headers = { 'content-length': '7' };
 * const request = new Request('https://shop.example', { method: 'POST', body: 'refused', headers });
 * await drop(request);
 * request.bodyUsed // true
 */
export function createBodyDropper({
  inFlightBytes,
  bodyMs,
}: BodyDropperOptions): (request: Request) => Promise<void> {
  let inFlight = 0;
  return async ({ body, bodyUsed, headers }) => {
    if (!body || bodyUsed || body.locked) return;
    const announced = Number(headers.get('content-length') ?? Number.NaN);
    if (!(inFlight + announced <= inFlightBytes)) return;
    inFlight += announced;
    const { signal, close } = openScope(undefined, bodyMs);
    try {
      await endWith(signal, readToEnd(body.getReader()));
    } catch {
      // The connection broke, or the time is up.
    } finally {
      close();
      inFlight -= announced;
    }
  };
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (;;) if ((await reader.read()).done) return;
}
