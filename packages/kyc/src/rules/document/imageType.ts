import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { isDataUriText, readDataUri } from './dataUri.ts';

/** The API asks for image data. PDF is accepted too, because many documents are PDF files. SPEC-GAP 24. */
export const imageType = defineRule({
  id: 'document/image-type',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Document, doc_image'),
  gap: 24,
  message: 'The declared type of doc_image is neither an image nor application/pdf',
  remedy: 'This type of file isn’t accepted. Upload an image or a PDF.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report }) {
    const mime = readDataUri(doc_image)?.mime;
    if (mime && !mime.startsWith('image/') && mime !== 'application/pdf') report(['doc_image']);
  },
});
