import { ruleTable } from '../../testing/ruleTable.ts';
import { wholeImage } from './wholeImage.ts';

const image = 'documents.0.doc_image';
/** One transparent pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pdf = 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK';

ruleTable(wholeImage, [
  { why: 'a whole PNG', set: { [image]: png }, finds: [] },
  { why: 'a PNG cut off', set: { [image]: `${png.slice(0, -16)}` }, finds: [image] },
  { why: 'a whole PDF', set: { [image]: pdf }, finds: [] },
  {
    why: 'a PDF cut off',
    set: { [image]: 'data:application/pdf;base64,JVBERi0xLjQK' },
    finds: [image],
  },
  {
    why: 'a long PDF with its end',
    set: { [image]: `data:application/pdf;base64,${'JVBERi0xLjQK'.repeat(999)}JSVFT0YK` },
    finds: [],
  },
  { why: 'a GIF cut off', set: { [image]: 'data:image/gif;base64,R0lGODlh' }, finds: [image] },
  { why: 'a WebP is not checked', set: { [image]: 'data:image/webp;base64,UklGRg==' }, finds: [] },
]);
