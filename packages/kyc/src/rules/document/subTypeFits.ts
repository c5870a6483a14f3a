import { defineRule } from '../../rule/defineRule.ts';
import { isDocumentSubType, isDocumentType } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/**
 * The five sub-types are kinds of proof of address, so no other document has one. SPEC-GAP 30. A proof of a tax number
 * is often the same letter, and may say TAX_DOCUMENT.
 */
export const subTypeFits = defineRule({
  id: 'document/sub-type-fits',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Document, sub_type'),
  gap: 30,
  message: 'sub_type is set beside a doc_type other than PROOF_OF_ADDRESS',
  remedy:
    'Only a proof of address needs a type. Clear this field, or choose “Proof of address” as the document type.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_type: isDocumentType, sub_type: isDocumentSubType },
  check({ doc_type, sub_type }, { report }) {
    const isTaxLetter = doc_type === 'PROOF_OF_TAX_IDENTIFICATION' && sub_type === 'TAX_DOCUMENT';
    if (doc_type !== 'PROOF_OF_ADDRESS' && !isTaxLetter) report(['sub_type']);
  },
});
