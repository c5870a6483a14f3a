const smallest = 1 << 12;
/** 4,194,304 places of 12 bytes: 50 MB, for 3,145,728 texts. */
const largest = 1 << 22;
const fullAt = 0.75;

/** A place holds the two hashes of a text and its value, side by side: a look at it is one access to memory. */
const wordsInPlace = 3;

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
  #places = new Uint32Array(smallest * wordsInPlace);

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
    if (this.#places[at + 1] !== 0) return this.#places[at + 2];
    if (this.#count < this.#size * fullAt) this.#put(at, low, high, value);
    else if (this.#grow()) this.#put(this.#find(low, high), low, high, value);
    else return undefined;
    this.#count += 1;
    return undefined;
  }

  /** Returns the value that came with the text the first time; undefined if it didn't come, or was not kept. */
  get(text: string): number | undefined {
    const [low, high] = hash(text);
    const at = this.#find(low, high);
    return this.#places[at + 1] === 0 ? undefined : this.#places[at + 2];
  }

  #put(at: number, low: number, high: number, value: number): void {
    this.#places[at] = low;
    this.#places[at + 1] = high;
    this.#places[at + 2] = value;
  }

  /** Returns where the place of a hash begins, or the empty one where it would go, whose second word is 0. */
  #find(low: number, high: number): number {
    const places = this.#places;
    const mask = this.#size - 1;
    let place = low & mask;
    let at = place * wordsInPlace;
    while (places[at + 1] !== 0 && (places[at + 1] !== high || places[at] !== low)) {
      place = (place + 1) & mask;
      at = place * wordsInPlace;
    }
    return at;
  }

  #grow(): boolean {
    if (this.#size >= this.#largest) {
      this.#isFull = true;
      return false;
    }
    const places = this.#places;
    this.#size *= 2;
    this.#places = new Uint32Array(this.#size * wordsInPlace);
    for (let at = 0; at < places.length; at += wordsInPlace) {
      const [low, high] = [places[at] ?? 0, places[at + 1] ?? 0];
      if (high !== 0) this.#put(this.#find(low, high), low, high, places[at + 2] ?? 0);
    }
    return true;
  }
}
