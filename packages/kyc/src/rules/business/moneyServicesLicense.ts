import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isTrue } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** A business that moves money for others sends its license, as OTHER, because the API has no type for it. SPEC-GAP 28. */
export const moneyServicesLicense = defineRule({
  id: 'business/money-services-license',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Document expectations, other common business types'),
  gap: 28,
  message: 'conducts_money_services is true, but documents has no license (type OTHER)',
  remedy: 'The license for money services is missing. Upload it as “Other document”.',
  reads: { conducts_money_services: isTrue, 'documents.*.doc_type': isAnything },
  check({ 'documents.*.doc_type': types }, { report }) {
    if (!types.includes('OTHER')) report(['documents']);
  },
});
