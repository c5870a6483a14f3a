import {
  type BodyRefusal,
  busy,
  incomplete,
  notUtf8,
  tooLarge,
  tooManyValues,
} from './bodyRefusal.ts';
import { GrowingBytes } from './growingBytes.ts';
import { ValueCounter } from './valueCounter.ts';

/** How much of a body is kept, and how much of what is too large is read and dropped. */
export interface CollectLimits {
  readonly maxBytes: number;
  /** A client that is still sending may not read its answer. */
  readonly maxDroppedBytes: number;
  readonly maxValues: number;
  /** How many bytes are held already: those that were announced. */
  readonly reserved: number;
  /** Returns false if these bytes find no room beside other bodies. */
  readonly hold: (bytes: number) => boolean;
}

/**
 * Returns the JSON text of a stream, not parsed, or why it is refused. Counts its values as they arrive, so that a list
 * of millions is refused before most of it has been read.
 */
export async function collectText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, maxDroppedBytes, maxValues, reserved, hold }: CollectLimits,
): Promise<string | BodyRefusal> {
  const kept = new GrowingBytes(reserved, maxBytes);
  const counter = new ValueCounter();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return kept.takeText() ?? notUtf8;
    // A stream of a test or a framework may hold anything.
    if (!ArrayBuffer.isView(value)) return incomplete;
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    length += bytes.length;
    if (length > maxBytes) return drop(reader, maxBytes, maxBytes + maxDroppedBytes - length);
    if (length > reserved && !hold(Math.min(bytes.length, length - reserved))) return busy;
    if (counter.add(bytes) > maxValues) return tooManyValues;
    kept.add(bytes);
  }
}

/** Reads on, up to so many bytes, and keeps nothing. */
async function drop(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  maxDroppedBytes: number,
): Promise<BodyRefusal> {
  for (let left = maxDroppedBytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= Math.max(value.byteLength, 1);
  }
  return tooLarge(maxBytes);
}
