import { endingOf, endWith, openScope, turn } from '../transport/scope.ts';
import {
  type BodyRefusal,
  busy,
  encoded,
  incomplete,
  notJson,
  notJsonType,
  tooLarge,
  tooSlow,
} from './bodyRefusal.ts';
import { collectText } from './collectText.ts';

/** Limits on all bodies that a reader reads. */
export interface BodyReaderOptions {
  /** Bytes of all bodies that are being read or used at once. Beyond it a body is refused with 503. */
  readonly inFlightBytes: number;
  /** Milliseconds from the first look at a body to its last byte. */
  readonly bodyMs: number;
}

/** Limits on one body. */
export interface BodyLimits {
  readonly maxBytes: number;
  /** Whether a request without a body needs no content type. Default false. */
  readonly isOptional?: boolean;
  /** How many bytes are read and dropped of a body that is refused while it arrives. Default 0. */
  readonly maxDroppedBytes?: number;
}

/** The JSON value of a body, `undefined` if it is empty, or why it was not read. */
export type ReadBody =
  | { readonly value: unknown; readonly refused?: undefined }
  | { readonly refused: BodyRefusal };

/** Reads the body of a request and passes it to `use`. Its bytes count as in flight until `use` has settled. */
export type BodyReader = <Value>(
  request: Request,
  limits: BodyLimits,
  use: (body: ReadBody) => Value | Promise<Value>,
) => Promise<Value>;

/** Many times the number of values that a body within the limits of its schema can have. SPEC-GAP 74. */
const maxValues = 250_000;

/**
 * Returns a reader of untrusted JSON bodies. It refuses the following, and repeats nothing of it: another content type
 * or none, or an encoding such as gzip (415); too many bytes (413); bytes that are not UTF-8, text that is not JSON,
 * more than 250,000 values, which are counted before anything is parsed, or a stream that breaks (400); a body that is
 * not complete in time (408); and one beside which others use the memory (503, with `Retry-After`). Never rejects,
 * unless `use` does. Call it only once you know who sends.
 *
 * @example
 * const read = createBodyReader({ inFlightBytes: 1_000_000, bodyMs: 10_000 });
 * const request = new Request('https://shop.example', { method: 'POST', body: '{}' });
 * (await read(request, { maxBytes: 1_000 }, (body) => body.refused?.status)) // 415
 */
export function createBodyReader({ inFlightBytes, bodyMs }: BodyReaderOptions): BodyReader {
  let inFlight = 0;
  return async (request, limits, use) => {
    let held = 0;
    let isOver = false;
    const hold = (bytes: number): boolean => {
      if (isOver || inFlight + bytes > inFlightBytes) return false;
      inFlight += bytes;
      held += bytes;
      return true;
    };
    const release = (): void => {
      isOver = true;
      inFlight -= held;
      held = 0;
    };
    try {
      const body = await readJson(request, limits, bodyMs, hold);
      if (body.refused) release();
      return await use(body);
    } finally {
      release();
    }
  };
}

async function readJson(
  request: Request,
  limits: BodyLimits,
  bodyMs: number,
  hold: (bytes: number) => boolean,
): Promise<ReadBody> {
  const { headers } = request;
  const isTyped = isJson(headers.get('content-type'));
  if (!isTyped && !limits.isOptional) return { refused: notJsonType };
  const text = await readText(request, limits, bodyMs, hold);
  if (typeof text !== 'string') return { refused: text };
  if (text === '') return { value: undefined };
  if (!isTyped) return { refused: notJsonType };
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')) return { refused: encoded };
  await turn();
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: notJson };
  }
}

const isJson = (type: string | null): boolean => /^application\/json\s*(?:;|$)/i.test(type ?? '');

async function readText(
  { headers, body, bodyUsed }: Request,
  { maxBytes, maxDroppedBytes = 0 }: BodyLimits,
  bodyMs: number,
  hold: (bytes: number) => boolean,
): Promise<string | BodyRefusal> {
  const announced = Number(headers.get('content-length'));
  if (announced > maxBytes) return tooLarge(maxBytes);
  // A framework's body parser has read it: nothing is known about it.
  if (bodyUsed) return incomplete;
  if (body === null) return '';
  // Refused at once rather than after most of it was sent.
  const reserved = announced || 0;
  if (!hold(reserved)) return busy;
  const { signal, close } = openScope(undefined, bodyMs);
  let cancel = (): void => {};
  try {
    const reader = body.getReader();
    cancel = () => void reader.cancel().catch(() => {});
    const kept = { maxBytes, maxDroppedBytes, maxValues, reserved, hold };
    const text = await endWith(signal, collectText(reader, kept));
    if (typeof text !== 'string') cancel();
    return text;
  } catch {
    cancel();
    return endingOf(signal) ? tooSlow : incomplete;
  } finally {
    close();
  }
}
