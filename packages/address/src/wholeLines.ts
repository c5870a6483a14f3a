import { inputBytes } from './lineModule.ts';

const lineFeed = 10;
/** Bytes handed on at a time, at the most, but for a longer line of a file in memory: they are checked in one go. */
const batchBytes = inputBytes - 1;
/**
 * Bytes of a line that are looked at. More than 510 UTF-16 units, at most three bytes each, have one answer
 * whatever they are: too long for an address and for all that is told apart from one.
 */
export const longestLine = 1536;

/**
 * Cuts a file into batches of whole lines, whatever its chunks; only the last may lack its line feed. A byte
 * order mark at the beginning is left out. A `Uint8Array` is not copied. Chunks are, since whoever gives them may
 * use their memory again; of them no more than a batch is held, however long a line is.
 */
export async function* wholeLines(
  file: Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const batch of file instanceof Uint8Array ? cut(file) : gathered(file)) {
    yield isFirst ? withoutMark(batch) : batch;
    isFirst = false;
  }
}

function* cut(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
  for (let from = 0; from < bytes.length; ) {
    const end = from + batchBytes < bytes.length ? endOfLines(bytes, from) : bytes.length;
    yield bytes.subarray(from, end);
    from = end;
  }
}

/** Behind the last line feed of the batch that begins at `from`, else behind the next one. */
function endOfLines(bytes: Uint8Array, from: number): number {
  const last = bytes.subarray(from, from + batchBytes).lastIndexOf(lineFeed);
  if (last >= 0) return from + last + 1;
  const next = bytes.indexOf(lineFeed, from + batchBytes);
  return next < 0 ? bytes.length : next + 1;
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
        // One line, and it is too long already: what follows its beginning is written over.
        filled = longestLine + 1;
        continue;
      }
      const whole = batch.subarray(0, end);
      const rest = batch.subarray(end);
      batch = new Uint8Array(batchBytes);
      batch.set(rest);
      filled = rest.length;
      yield whole;
    }
  }
  if (filled > 0) yield batch.subarray(0, filled);
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isMarked ? bytes.subarray(3) : bytes;
}
