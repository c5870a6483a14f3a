const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openingBracket = 0x5b;
const openingBrace = 0x7b;

/**
 * True when JSON text, as bytes, holds more than `limit` values: each comma and each opening bracket
 * outside strings counts as one. Reads no further than that, so that a body of millions of tiny values
 * is refused before it is parsed. Malformed text gives some answer; parsing finds the mistake.
 */
export function exceedsValues(json: Buffer, limit: number): boolean {
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      at = endOfString(json, at);
      if (at < 0) return false;
    } else if (byte === comma || byte === openingBracket || byte === openingBrace) {
      values += 1;
      if (values > limit) return true;
    }
  }
  return false;
}

/** The closing quote of the string that begins at `start`; -1 without one. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}
