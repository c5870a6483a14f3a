import { ruleTable } from '../testing/ruleTable.ts';
import { imageBytes } from './imageBytes.ts';

const image = 'documents.0.doc_image';
/** One transparent pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pdf = 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK';

ruleTable(imageBytes, [
  { why: 'a PNG that is one', set: { [image]: png }, finds: [] },
  { why: 'a PNG called JPEG', set: { [image]: png.replace('png', 'jpeg') }, finds: [image] },
  { why: 'a PDF that is one', set: { [image]: pdf }, finds: [] },
  { why: 'a text called PNG', set: { [image]: 'data:image/png;base64,SGVsbG8h' }, finds: [image] },
  {
    why: 'image/jpg, as some write it',
    set: { [image]: 'data:image/jpg;base64,/9j/4AAQSkZJRgABAQ==' },
    finds: [],
  },
  { why: 'an address', set: {}, finds: [] },
]);
