const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openingBracket = 0x5b;
const openingBrace = 0x7b;
const closingBracket = 0x5d;
const closingBrace = 0x7d;

/** RFC 8259, section 2. */
const isWhitespace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Counts the values of JSON text that arrives in pieces: one for the whole text, one for each comma, and one for each
 * list or object that is not empty. So a body of millions of tiny values is refused before all of it has arrived, and
 * before it is parsed. For malformed text the count is meaningless; parsing then fails.
 */
export class ValueCounter {
  #values = 1;
  /** Whether nothing but whitespace has followed the start of a list or an object. */
  #isOpen = false;
  #isText = false;
  /** Backslashes at the end of the last piece, within a text. */
  #escapes = 0;

  /** Counts a piece, and returns the number of values so far. */
  add(json: Uint8Array): number {
    let at = this.#isText ? this.#skipText(json, 0) : 0;
    for (; at < json.length; at += 1) {
      const byte = json[at] ?? 0;
      if (isWhitespace(byte)) continue;
      const isEmpty = byte === closingBracket || byte === closingBrace;
      if (byte === comma || (this.#isOpen && !isEmpty)) this.#values += 1;
      this.#isOpen = byte === openingBracket || byte === openingBrace;
      if (byte === quote) at = this.#skipText(json, at + 1) - 1;
    }
    return this.#values;
  }

  /** Returns the index after the quote that ends the text which goes on at `start`, or after the piece. */
  #skipText(json: Uint8Array, start: number): number {
    const escapesBefore = (end: number): number => {
      let from = end;
      while (from > start && json[from - 1] === backslash) from -= 1;
      return end - from + (from === start ? this.#escapes : 0);
    };
    for (let end = json.indexOf(quote, start); end >= 0; end = json.indexOf(quote, end + 1)) {
      if (escapesBefore(end) % 2 > 0) continue;
      this.#isText = false;
      this.#escapes = 0;
      return end + 1;
    }
    this.#escapes = escapesBefore(json.length);
    this.#isText = true;
    return json.length;
  }
}
