const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1');
const centralEntry = 0x02014b50;

/**
 * Returns the total uncompressed size that the central directory of a ZIP file states, in bytes; 0 where it has none.
 * A workbook of 1 MB can unpack to gigabytes: this is looked at before anything is unpacked.
 *
 * @see PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16
 */
export function uncompressedSize(zip: Buffer): number {
  const end = zip.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > zip.length) return 0;
  let total = 0;
  let at = zip.readUInt32LE(end + 16);
  while (at + 46 <= zip.length && zip.readUInt32LE(at) === centralEntry) {
    total += zip.readUInt32LE(at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return total;
}
