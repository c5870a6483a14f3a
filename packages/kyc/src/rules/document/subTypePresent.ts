import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isOneOf } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** A proof of address must have a sub-type. The empty text of a request sample counts as missing. SPEC-GAP 29. */
export const subTypePresent = defineRule({
  id: 'document/sub-type-present',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Document, sub_type'),
  gap: 29,
  message: 'A PROOF_OF_ADDRESS has no sub_type',
  remedy: 'The kind of proof is missing. Choose one, such as a utility bill.',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_type: isOneOf(['PROOF_OF_ADDRESS']), sub_type: isAnything },
  check({ sub_type }, { report }) {
    if (sub_type === undefined || sub_type === '') report(['sub_type']);
  },
});
