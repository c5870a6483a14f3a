import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { isDataUriText, readDataUri } from './dataUri.ts';
import { headOf, mimeOf } from './fileBytes.ts';

/** Types that the first bytes show; others are not checked. */
const recognized: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/tiff',
  'application/pdf',
]);

/** The first bytes of a document are those of its declared type. */
export const imageBytes = defineRule({
  id: 'document/image-bytes',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The first bytes of doc_image are not those of the declared type',
  remedy: 'This file is not of the type its name says. Upload it again.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  load: () => import('magic-bytes.js'),
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report, table: { filetypemime } }) {
    const uri = readDataUri(doc_image);
    const mime = mimeOf(uri?.mime ?? '');
    if (!uri || !recognized.has(mime)) return;
    if (!filetypemime(headOf(uri)).map(mimeOf).includes(mime)) report(['doc_image']);
  },
});
