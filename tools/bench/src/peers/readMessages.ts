/** Returns the translations in a file of GNU gettext (.mo, little-endian), by the original text. */
export function readMessages(file: Buffer): ReadonlyMap<string, string> {
  const [count, originals, translations] = [8, 12, 16].map((at) => file.readUInt32LE(at));
  const textAt = (table: number, i: number): string => {
    const length = file.readUInt32LE(table + 8 * i);
    const start = file.readUInt32LE(table + 8 * i + 4);
    return file.toString('utf8', start, start + length);
  };
  return new Map(
    Array.from({ length: count ?? 0 }, (_, i) => [
      textAt(originals ?? 0, i),
      textAt(translations ?? 0, i),
    ]),
  );
}
