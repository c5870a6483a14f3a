import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { isDataUriText, readDataUri } from './dataUri.ts';
import { mimeOf, tailOf } from './fileBytes.ts';

/** How a whole file ends. Sources: ISO/IEC 10918-1 B.2, ISO/IEC 15948 11.2.5, ISO 32000-1 7.5.5. */
const ends: Readonly<Record<string, (end: string) => boolean>> = {
  'image/jpeg': (end) => end.lastIndexOf('\xff\xd9') >= 0,
  'image/png': (end) => end.slice(-12).includes('IEND'),
  'application/pdf': (end) => end.slice(-1024).includes('%%EOF'),
};

/** A file has its end: without it, the upload was interrupted. */
export const wholeImage = defineRule({
  id: 'document/whole-image',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'doc_image is truncated: the end marker of its type is missing',
  remedy: 'This file is incomplete. Upload it again.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report }) {
    const uri = readDataUri(doc_image);
    const hasEnd = ends[mimeOf(uri?.mime ?? '')];
    if (uri && hasEnd && !hasEnd(tailOf(uri))) report(['doc_image']);
  },
});
