import { jpegFile, pdfFile, pngFile } from '../../testing/files.ts';
import { ruleTable } from '../../testing/ruleTable.ts';
import { pixelSize } from './pixelSize.ts';

const image = 'documents.0.doc_image';
const front = 'business_owners.0.front_image';

ruleTable(pixelSize, [
  { why: 'a scan', set: { [image]: pngFile(800, 600) }, finds: [] },
  { why: 'just enough', set: { [image]: pngFile(300, 200) }, finds: [] },
  { why: 'a pixel less', set: { [image]: pngFile(300, 199) }, finds: [image] },
  { why: 'a small square', set: { [image]: pngFile(299, 299) }, finds: [image] },
  { why: 'a thumbnail', set: { [image]: jpegFile(160, 120, 9000) }, finds: [image] },
  { why: 'a photo behind a comment', set: { [image]: jpegFile(1600, 1200, 99_000) }, finds: [] },
  { why: 'a thumbnail of a passport', set: { [front]: jpegFile(160, 120, 9000) }, finds: [front] },
  { why: 'an address', set: {}, finds: [] },
  { why: 'a PDF, which has no pixels', set: { [image]: pdfFile() }, finds: [] },
]);
