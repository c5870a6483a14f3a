import { pngFile, textFile } from '../../testing/files.ts';
import { ruleTable } from '../../testing/ruleTable.ts';
import { imageFormat } from './imageFormat.ts';

const image = 'documents.0.doc_image';
const front = 'business_owners.0.front_image';

ruleTable(imageFormat, [
  { why: 'a PNG', set: { [image]: pngFile(800, 600) }, finds: [] },
  {
    why: 'a photo of an iPhone',
    set: { [image]: textFile('image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    finds: [image],
    says: 'HEIC',
  },
  {
    why: 'the same, called JPEG',
    set: { [front]: textFile('image/jpeg', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic') },
    finds: [front],
    says: 'HEIC',
  },
  {
    why: 'a drawing',
    set: { [image]: textFile('image/svg+xml', '<?xml version="1.0"?>\n<svg xmlns="a"/>') },
    finds: [image],
    says: 'SVG',
  },
]);
