import { joined } from './joined.ts';

const lineFeed = 10;
/** Bytes handed on at a time, but for what is left over of the piece before. */
const batchBytes = 2 ** 18;
/** Of a longer line only its beginning is kept: it is refused whatever it holds. */
const longestLine = 1024;

/**
 * Cuts a file into batches of whole lines, whatever its chunks; only the last may lack its line feed. A byte
 * order mark at the beginning is left out. Holds no more than a batch, however long a line is.
 */
export async function* wholeLines(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let isFirst = true;
  for await (const batch of cut(chunks)) {
    yield isFirst ? withoutMark(batch) : batch;
    isFirst = false;
  }
}

async function* cut(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let isOverlong = false;
  for await (const chunk of chunks) {
    for (const part of pieces(chunk)) {
      const piece = isOverlong ? fromLineFeed(part) : part;
      const whole = joined(rest, piece);
      const end = whole.lastIndexOf(lineFeed) + 1;
      if (end > 0) yield whole.subarray(0, end);
      rest = whole.slice(end);
      isOverlong = rest.length > longestLine;
      if (isOverlong) rest = rest.slice(0, longestLine + 1);
    }
  }
  if (rest.length > 0) yield rest;
}

function* pieces(chunk: Uint8Array): Generator<Uint8Array, void, undefined> {
  for (let from = 0; from < chunk.length; from += batchBytes) {
    yield chunk.subarray(from, from + batchBytes);
  }
}

/** What ends the line that is too long, and what follows; nothing where it goes on. */
function fromLineFeed(piece: Uint8Array): Uint8Array {
  const end = piece.indexOf(lineFeed);
  return piece.subarray(end < 0 ? piece.length : end);
}

function withoutMark(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isMarked ? bytes.slice(3) : bytes;
}
