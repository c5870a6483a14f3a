import { deflateSync } from 'node:zlib';

const dataUri = (mime: string, bytes: Uint8Array): string =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

const bytesOf = (latin: string): Buffer => Buffer.from(latin, 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, bytesOf(type), data, Buffer.alloc(4)]);
}

/** Returns a gray PNG; `noise` makes it look like a scan. Checksums are left out, since no rule reads them. */
export function pngFile(width: number, height: number, noise = true): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  let seed = 1;
  for (let i = 0; noise && i < rows.length; i += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    rows[i] = seed % 256;
  }
  const parts = [
    bytesOf('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return dataUri('image/png', Buffer.concat(parts));
}

/** Returns a JPEG with its frame header behind a comment, and `bytes` of scan data that repeat a text. */
export function jpegFile(width: number, height: number, bytes: number, scan = 'x'): string {
  const comment = `\xff\xfe\x00\x06abcd`;
  const frame = `\xff\xc0\x00\x0b\x08${String.fromCharCode(height >> 8, height & 255, width >> 8, width & 255)}\x01\x01\x11\x00`;
  return dataUri(
    'image/jpeg',
    bytesOf(`\xff\xd8${comment}${frame}\xff\xda${''.padEnd(bytes, scan)}\xff\xd9`),
  );
}

/** Returns a PDF of one page, with more text in its trailer. */
export const pdfFile = (trailer = '', pages = 1): string =>
  dataUri(
    'application/pdf',
    bytesOf(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type /Pages /Kids [3 0 R] /Count ${pages}>>endobj\ntrailer<</Root 1 0 R${trailer}>>\nstartxref\n9\n%%EOF\n`,
    ),
  );

/** Returns text as a file of a declared type. */
export const textFile = (mime: string, latin: string): string => dataUri(mime, bytesOf(latin));
