import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** Each owner needs a PROOF_OF_ADDRESS. A rule, because the schema accepts an empty list. SPEC-GAP 27. */
export const proofOfAddress = defineRule({
  id: 'owner/proof-of-address',
  preset: 'spec',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Document expectations, required owner document'),
  gap: 27,
  message: 'supporting_documents of an owner has no PROOF_OF_ADDRESS',
  remedy: 'A proof of address is missing. Add one, such as a utility bill or bank statement.',
  each: 'business_owners',
  reads: { 'supporting_documents.*.doc_type': isAnything },
  check({ 'supporting_documents.*.doc_type': types }, { report }) {
    if (!types.includes('PROOF_OF_ADDRESS')) report(['supporting_documents']);
  },
});
