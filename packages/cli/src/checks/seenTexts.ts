const smallest = 1 << 12;
/** 4,194,304 places of 12 bytes: 50 MB, for 3,145,728 texts. */
const largest = 1 << 22;
const fullAt = 0.75;

/** Two 32-bit hashes of a text (FNV-1a with two offsets), which together tell millions of texts apart. */
function hash(text: string): readonly [number, number] {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
    b ^= b >>> 15;
  }
  return [a >>> 0, (b ^ a) >>> 0 || 1];
}

/**
 * Remembers which texts it was given, by 64-bit hashes in an open-addressing table that grows up to a bound. Two of
 * three million different texts share a hash with a probability below one in a million.
 */
export class SeenTexts {
  readonly #largest: number;
  #size = smallest;
  #count = 0;
  #isFull = false;
  #low = new Uint32Array(smallest);
  #high = new Uint32Array(smallest);
  #values = new Uint32Array(smallest);

  constructor(capacity: number = largest) {
    this.#largest = capacity;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Returns the value that came with the text the first time, or undefined and remembers `value`. */
  add(text: string, value: number): number | undefined {
    const [low, high] = hash(text);
    const at = this.#find(low, high);
    if (this.#high[at] !== 0) return this.#values[at];
    if (this.#count >= this.#size * fullAt && !this.#grow()) return undefined;
    this.#put(this.#find(low, high), low, high, value);
    this.#count += 1;
    return undefined;
  }

  /** Returns the value that came with the text the first time; undefined if it didn't come, or was not kept. */
  get(text: string): number | undefined {
    const [low, high] = hash(text);
    const at = this.#find(low, high);
    return this.#high[at] === 0 ? undefined : this.#values[at];
  }

  #put(at: number, low: number, high: number, value: number): void {
    this.#low[at] = low;
    this.#high[at] = high;
    this.#values[at] = value;
  }

  /** The place of a hash, or the empty place where it would go; `high` of an empty place is 0. */
  #find(low: number, high: number): number {
    const mask = this.#size - 1;
    let at = low & mask;
    while (this.#high[at] !== 0 && (this.#high[at] !== high || this.#low[at] !== low)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  #grow(): boolean {
    if (this.#size >= this.#largest) {
      this.#isFull = true;
      return false;
    }
    const [lows, highs, values] = [this.#low, this.#high, this.#values];
    this.#size *= 2;
    this.#low = new Uint32Array(this.#size);
    this.#high = new Uint32Array(this.#size);
    this.#values = new Uint32Array(this.#size);
    for (const [at, high] of highs.entries()) {
      const low = lows[at] ?? 0;
      if (high !== 0) this.#put(this.#find(low, high), low, high, values[at] ?? 0);
    }
    return true;
  }
}
