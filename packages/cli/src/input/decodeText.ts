/** Encodings that spreadsheets save text in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const isValidUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // `stream` forgives a character that is cut at the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns true if some character of two or more bytes is valid UTF-8: then other bytes are damage, not another
 * encoding.
 */
const hasUtf8Letters = (bytes: Uint8Array): boolean =>
  /[\u0080-\ufffc]/.test(new TextDecoder().decode(bytes));

/**
 * Returns the encoding of a text by its first bytes: a byte order mark, zero bytes in every other place (UTF-16),
 * valid UTF-8, else Windows-1252, which is what Excel saves "CSV" as.
 */
export function sniffEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const sample = head.subarray(0, 256);
  const zeros = (parity: number): number =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (sample.length >= 8 && zeros(1) > sample.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (sample.length >= 8 && zeros(0) > sample.length / 4 && zeros(1) === 0) return 'utf-16be';
  return isValidUtf8(head) || hasUtf8Letters(head) ? 'utf-8' : 'windows-1252';
}

/**
 * Returns bytes as text, without a byte order mark. Bytes that are not text in this encoding become U+FFFD: the record they
 * stand in gets a finding, and the others are checked.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
