/** A body that was not collected: its stream broke, it is too large, or `hold` found no room for it. */
export type Uncollected = 'broken' | 'too large' | 'no room';

/** How much of a body is kept, and how much of what is too large is read and dropped. */
export interface CollectLimits {
  readonly maxBytes: number;
  /** A client that is still sending may not read its answer. */
  readonly maxDroppedBytes: number;
  /** Returns false if these bytes find no room beside other bodies. */
  readonly hold: (bytes: number) => boolean;
}

const firstBytes = 64 * 1024;

/** Returns `bytes`, or twice as many that begin with the first `length` of them, with room for `end`. */
function withRoom(
  bytes: Uint8Array<ArrayBuffer>,
  length: number,
  end: number,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  if (end <= bytes.byteLength) return bytes;
  const grown = new Uint8Array(Math.min(Math.max(end, bytes.byteLength * 2), maxBytes));
  grown.set(bytes.subarray(0, length));
  return grown;
}

/**
 * Returns the bytes of a stream. Copies its chunks into one array that doubles: a client that sends a byte per chunk
 * would otherwise be given an object for each byte.
 */
export async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, maxDroppedBytes, hold }: CollectLimits,
): Promise<Uint8Array | Uncollected> {
  let kept = new Uint8Array(Math.min(firstBytes, maxBytes));
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return kept.subarray(0, length);
    // A stream of a test or a framework may hold anything.
    if (!ArrayBuffer.isView(value)) return 'broken';
    const { buffer, byteOffset, byteLength } = value;
    const end = length + byteLength;
    if (end > maxBytes) return drop(reader, maxBytes + maxDroppedBytes - end);
    if (!hold(byteLength)) return 'no room';
    kept = withRoom(kept, length, end, maxBytes);
    kept.set(new Uint8Array(buffer, byteOffset, byteLength), length);
    length = end;
  }
}

/** Reads on, up to so many bytes, and keeps nothing. */
async function drop(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<'too large'> {
  for (let left = maxBytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= Math.max(value.byteLength, 1);
  }
  return 'too large';
}
