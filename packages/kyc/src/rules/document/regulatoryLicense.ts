import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** The guidance names this document type, but the list does not contain it. SPEC-GAP 28. */
export const regulatoryLicense = defineRule({
  id: 'document/regulatory-license',
  preset: 'spec',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Document expectations, other common business types'),
  gap: 28,
  message: 'REGULATORY_LICENSE_REGISTRATION is not a doc_type, although the guidance names it',
  remedy: "This type of document isn't available. Upload the license as “Other document”.",
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_type: isText },
  check({ doc_type }, { report }) {
    if (doc_type === 'REGULATORY_LICENSE_REGISTRATION') report(['doc_type']);
  },
  fix: () => [{ path: ['doc_type'], value: 'OTHER' }],
});
