/** The most memory that is reserved for a body before its bytes arrive, whatever length it announces. */
const firstBytes = 64 * 1024;

/**
 * Bytes that arrive in pieces, copied into one array: a client that sends a byte per chunk would otherwise be given an
 * object for each.
 */
export class GrowingBytes {
  readonly #announced: number;
  readonly #maxBytes: number;
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(announced: number, maxBytes: number) {
    this.#announced = announced;
    this.#maxBytes = maxBytes;
    this.#bytes = new Uint8Array(Math.min(firstBytes, announced || firstBytes));
  }

  /** Adds a piece, at most up to `maxBytes` in all. */
  add(piece: Uint8Array): void {
    const end = this.#length + piece.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(piece, this.#length);
    this.#length = end;
  }

  #grow(end: number): void {
    const doubled = Math.max(end, this.#bytes.length * 2, this.#announced);
    const grown = new Uint8Array(Math.min(doubled, this.#maxBytes));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#replace(grown);
  }

  /** Returns the text, once; undefined if the bytes are not UTF-8. */
  takeText(): string | undefined {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    try {
      return decoder.decode(this.#bytes.subarray(0, this.#length));
    } catch {
      return undefined;
    } finally {
      this.clear();
    }
  }

  /** Frees what was added. Nothing can be added any more. */
  clear(): void {
    this.#replace(new Uint8Array(0));
  }

  /** Frees the old bytes at once, where the runtime can: a collector may leave tens of megabytes for long. */
  #replace(bytes: Uint8Array<ArrayBuffer>): void {
    const { buffer } = this.#bytes;
    this.#bytes = bytes;
    if ('transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
  }
}
