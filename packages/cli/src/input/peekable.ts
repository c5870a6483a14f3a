/** A stream whose beginning was read ahead; iterating it gives everything from the start. */
export interface Peeked {
  readonly head: Uint8Array;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads up to `length` bytes ahead, to recognize what a stream holds. */
export async function peek(source: AsyncIterable<Uint8Array>, length: number): Promise<Peeked> {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let read = 0;
  while (read < length) {
    const { done, value } = await iterator.next();
    if (done) break;
    chunks.push(value);
    read += value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks.splice(0);
      while (true) {
        const { done, value } = await iterator.next();
        if (done) return;
        yield value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(chunks), bytes: all() };
}
