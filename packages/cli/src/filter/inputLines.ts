/** The lines that were complete when the input paused, in their order. Undefined for one that is too long to hold. */
export type LineBlock = readonly (Uint8Array | undefined)[];

const lineBreak = 10;

/**
 * Splits bytes at `\n`, and yields the lines that a piece completes as soon as the piece is there: the next one may wait for
 * their answers. What follows the last `\n` is a line too, unless it is empty. Holds no line of more than `maxLength` bytes.
 */
export async function* inputLines(
  pieces: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncGenerator<LineBlock> {
  let held: Uint8Array[] = [];
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > maxLength) held = [];
    else if (bytes.length > 0) held.push(bytes);
  };
  const take = (): Uint8Array | undefined => {
    const line = length > maxLength ? undefined : Buffer.concat(held);
    held = [];
    length = 0;
    return line;
  };
  for await (const piece of pieces) {
    const lines: (Uint8Array | undefined)[] = [];
    let start = 0;
    for (let end = piece.indexOf(lineBreak); end >= 0; end = piece.indexOf(lineBreak, start)) {
      add(piece.subarray(start, end));
      lines.push(take());
      start = end + 1;
    }
    add(piece.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [take()];
}
