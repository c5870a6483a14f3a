const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openingBracket = 0x5b;
const openingBrace = 0x7b;
const closingBracket = 0x5d;
const closingBrace = 0x7d;
/** RFC 8259, section 2. */
const whitespace: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];

/**
 * Returns whether JSON text, as bytes, holds more than `limit` values: itself, and one for each comma and each list or
 * object that is not empty. Reads no further than that, so that a body of millions of tiny values is refused before it
 * is parsed. For malformed text the result is meaningless; parsing then fails.
 */
export function exceedsValues(json: Uint8Array, limit: number): boolean {
  let values = 1;
  for (let at = 0; at < json.length && values <= limit; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      at = endOfString(json, at);
      if (at < 0) break;
    } else if (byte === comma || (isOpening(byte) && !isEmpty(json, at))) {
      values += 1;
    }
  }
  return values > limit;
}

const isOpening = (byte: number | undefined): boolean =>
  byte === openingBracket || byte === openingBrace;

/** Returns whether the list or object that begins at `start` closes at once. */
function isEmpty(json: Uint8Array, start: number): boolean {
  let at = start + 1;
  while (whitespace.includes(json[at] ?? 0)) at += 1;
  return json[at] === closingBracket || json[at] === closingBrace;
}

/** Returns the index of the closing quote of the string that begins at `start`, or -1. */
function endOfString(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}
