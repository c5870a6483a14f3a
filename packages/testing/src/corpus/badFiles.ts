import { toJpeg } from '../files/jpeg.ts';
import { pdfFile, pdfText } from '../files/pdf.ts';
import { Drawing } from '../files/png.ts';
import { documentImage } from './documentImage.ts';

const uri = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const bytesOf = (dataUri: string): Buffer =>
  Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

const paper = {
  issuer: 'Registrar',
  title: 'Certificate',
  rows: [['Name', 'Example']],
  closing: 'Signed',
} as const;
const pdf = pdfFile('Certificate', [pdfText(36, 500, 14, 'Certificate of incorporation')]);
const pdfWith = (entry: string): Buffer =>
  Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${entry}`), 'latin1');
const emptyPdf = Buffer.from(
  pdf.toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0     '),
  'latin1',
);
const scriptPdf = Buffer.from(
  pdf
    .toString('latin1')
    .replace(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    ),
  'latin1',
);
const photo = bytesOf(documentImage('photo', 'bad/photo', paper));

/** Returns a box of an ISO base media file (ISO 14496-12): its length, its type, its content. */
function box(type: string, content: string): Buffer {
  const framed = Buffer.alloc(8 + content.length);
  framed.writeUInt32BE(framed.length, 0);
  framed.write(type + content, 4, 'latin1');
  return framed;
}

/** Files that no reviewer can use, and files to be used twice, as data URIs. */
export const badFiles = {
  cutJpeg: uri('image/jpeg', photo.subarray(0, photo.length / 2)),
  cutPdf: uri('application/pdf', pdf.subarray(0, 400)),
  pngAsPdf: uri('application/pdf', bytesOf(documentImage('scan', 'bad/scan', paper))),
  htmlAsPdf: uri('application/pdf', '<!DOCTYPE html><html><title>403 Forbidden</title></html>'),
  docx: uri(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml',
  ),
  svg: uri(
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100"><text y="40">Certificate</text></svg>',
  ),
  heic: uri(
    'image/heic',
    Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), box('mdat', 'x'.repeat(4_000))]),
  ),
  tiff: uri('image/tiff', Buffer.concat([Buffer.from('II*\0\b\0\0\0'), Buffer.alloc(3_000, 120)])),
  thumbnail: uri(
    'image/jpeg',
    toJpeg(6, 6, (column, row) => 40 + column * 20 + row * 10),
  ),
  pixel: uri('image/png', new Drawing(1, 1).toPng()),
  blank: uri('image/png', new Drawing(1_000, 1_400).toPng()),
  black: uri(
    'image/jpeg',
    toJpeg(120, 90, () => 0),
  ),
  encryptedPdf: uri('application/pdf', pdfWith('/Encrypt 8 0 R')),
  scriptPdf: uri('application/pdf', scriptPdf),
  emptyPdf: uri('application/pdf', emptyPdf),
  page: documentImage('pdf', 'bad/page', paper),
};
