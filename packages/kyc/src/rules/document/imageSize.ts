import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { isDataUriText, readDataUri } from './dataUri.ts';

const megabytes = 10;

/** The API names no largest size. Most providers refuse more than 10 MB (10,000,000 bytes, decoded). SPEC-GAP 25. */
export const imageSize = defineRule({
  id: 'document/image-size',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Limits'),
  gap: 25,
  message: 'doc_image is larger than {megabytes} MB',
  remedy: 'This file is too large. Upload one of {megabytes} MB or less.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_image: isDataUriText },
  check({ doc_image }, { report }) {
    const bytes = readDataUri(doc_image)?.bytes ?? 0;
    if (bytes > megabytes * 1_000_000) report(['doc_image'], { megabytes });
  },
});
