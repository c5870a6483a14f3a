import { jpegFile, pngFile } from '../testing/files.ts';
import { ruleTable } from '../testing/ruleTable.ts';
import { blankImage } from './blankImage.ts';

const image = 'documents.0.doc_image';

ruleTable(blankImage, [
  { why: 'a scan', set: { [image]: pngFile(800, 600) }, finds: [] },
  { why: 'one color', set: { [image]: pngFile(800, 600, false) }, finds: [image] },
  { why: 'one color, too small to tell', set: { [image]: pngFile(199, 200, false) }, finds: [] },
  { why: 'a photo', set: { [image]: jpegFile(1000, 1000, 60_000) }, finds: [] },
  { why: 'a photo of one color', set: { [image]: jpegFile(1000, 1000, 15_600) }, finds: [image] },
]);
