import { endingOf, endWith, openScope } from '../transport/scope.ts';
import {
  type BodyRefusal,
  busy,
  encoded,
  incomplete,
  notJson,
  notJsonType,
  notUtf8,
  tooLarge,
  tooManyValues,
  tooSlow,
} from './bodyRefusal.ts';
import { collect } from './collect.ts';
import { exceedsValues } from './exceedsValues.ts';

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
  /** How many bytes of a body that is too large are read and dropped before it is refused. Default 0. */
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
 * Returns a reader of JSON bodies from strangers. What it doesn't read is refused, and nothing of it repeated: another
 * content type or none, or an encoding such as gzip (415); too many bytes (413); bytes that are not UTF-8, text that is
 * not JSON, more than 250,000 values, which are counted before anything is parsed, or a stream that breaks (400); a
 * body that is not complete in time (408); and one beside which others use the memory (503, with `Retry-After`).
 * Never rejects, unless `use` does. Call it only once you know who sends.
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
  const bytes = await readBytes(request, limits, bodyMs, hold);
  if (!(bytes instanceof Uint8Array)) return { refused: bytes };
  if (bytes.byteLength === 0) return { value: undefined };
  if (!isTyped) return { refused: notJsonType };
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')) return { refused: encoded };
  if (exceedsValues(bytes, maxValues)) return { refused: tooManyValues };
  return parse(bytes);
}

const isJson = (type: string | null): boolean => /^application\/json\s*(?:;|$)/i.test(type ?? '');

function parse(bytes: Uint8Array): ReadBody {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { refused: notUtf8 };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: notJson };
  }
}

async function readBytes(
  { headers, body, bodyUsed }: Request,
  { maxBytes, maxDroppedBytes = 0 }: BodyLimits,
  bodyMs: number,
  hold: (bytes: number) => boolean,
): Promise<Uint8Array | BodyRefusal> {
  if (Number(headers.get('content-length')) > maxBytes + maxDroppedBytes) return tooLarge(maxBytes);
  // A framework's body parser has read it: nothing is known about it.
  if (bodyUsed) return incomplete;
  if (body === null) return new Uint8Array(0);
  const { signal, close } = openScope(undefined, bodyMs);
  let cancel = (): void => {};
  try {
    const reader = body.getReader();
    cancel = () => void reader.cancel().catch(() => {});
    const bytes = await endWith(signal, collect(reader, { maxBytes, maxDroppedBytes, hold }));
    if (bytes instanceof Uint8Array) return bytes;
    cancel();
    if (bytes === 'too large') return tooLarge(maxBytes);
    return bytes === 'no room' ? busy : incomplete;
  } catch {
    cancel();
    return endingOf(signal) ? tooSlow : incomplete;
  } finally {
    close();
  }
}
