import { layout } from './layout.ts';

const lineFeed = 10;
const batchBytes = layout.inputBytes - 1;
/**
 * Bytes of a line that are kept. Whatever a longer line holds (more than 510 UTF-16 units of up to three bytes), the
 * finding is the same: too long.
 */
export const longestLine = 1536;

/**
 * Yields the file in batches of whole lines, whatever its chunks; only the last may lack its line feed. A byte order
 * mark at the beginning is left out. Chunks are copied, because a reader may reuse their memory. At most one batch
 * is held, however long a line is.
 */
export async function* wholeLines(
  file: Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const batch of gathered(file instanceof Uint8Array ? [file] : file)) {
    yield isFirst ? withoutMark(batch) : batch;
    isFirst = false;
  }
}

async function* gathered(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let batch = new Uint8Array(batchBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + batchBytes - filled);
      batch.set(piece, filled);
      filled += piece.length;
      from += piece.length;
      if (filled < batchBytes) continue;
      const end = batch.lastIndexOf(lineFeed) + 1;
      if (end === 0) {
        // One line that is too long already: the rest of it overwrites all but its beginning.
        filled = longestLine + 1;
        continue;
      }
      const next = new Uint8Array(batchBytes);
      next.set(batch.subarray(end));
      yield batch.subarray(0, end);
      filled = batchBytes - end;
      batch = next;
    }
  }
  if (filled > 0) yield batch.subarray(0, filled);
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isMarked ? bytes.subarray(3) : bytes;
}
