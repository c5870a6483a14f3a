import { ruleTable } from '../../testing/ruleTable.ts';
import { imageType } from './imageType.ts';

const image = 'documents.0.doc_image';

ruleTable(imageType, [
  { why: 'an image', set: { [image]: 'data:image/png;base64,iVBORw==' }, finds: [] },
  { why: 'a PDF', set: { [image]: 'data:application/pdf;base64,JVBERi0=' }, finds: [] },
  { why: 'a text', set: { [image]: 'data:text/plain;base64,SGk=' }, finds: [image] },
  { why: 'an address', set: {}, finds: [] },
]);
