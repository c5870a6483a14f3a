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

/** How much of a body is kept, and how much is read and dropped once it is refused. */
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
  let [length, values] = [0, 1];
  const refusalOf = (added: number): BodyRefusal | undefined => {
    if (length > maxBytes) return tooLarge(maxBytes);
    if (length > reserved && !hold(Math.min(added, length - reserved))) return busy;
    return values > maxValues ? tooManyValues : undefined;
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return kept.takeText() ?? notUtf8;
    // A stream of a test or a framework may hold anything.
    if (!ArrayBuffer.isView(value)) return incomplete;
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    length += bytes.length;
    values = counter.add(bytes);
    const refusal = refusalOf(bytes.length);
    if (refusal) {
      kept.clear();
      await drop(reader, maxDroppedBytes);
      return refusal;
    }
    kept.add(bytes);
  }
}

/** Reads on, up to so many bytes, and keeps nothing: who is still sending may not read an answer. */
async function drop(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<void> {
  for (let left = maxBytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= Math.max(value.byteLength, 1);
  }
}
