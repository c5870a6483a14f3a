import { isBusinessType, isCountryCode } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { apiSection } from '../sources.ts';

/**
 * NON_US is for businesses registered outside the United States, the other forms are those of its law.
 * One of them is South African as well: its close corporations (Close Corporations Act 69 of 1984).
 * SPEC-GAP 12.
 */
export const legalForm = defineRule({
  id: 'business/legal-form',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, business_type'),
  gap: 12,
  message: 'business_type does not fit the country of registered_address',
  remedy: 'Choose NON_US for a business outside the United States, and only for such a one',
  reads: {
    business_type: isBusinessType,
    'registered_address.country': isCountryCode,
  },
  check({ business_type, 'registered_address.country': country }, { report }) {
    if (business_type === 'CLOSE_CORPORATION' && country === 'ZA') return;
    if ((business_type === 'NON_US') === (country === 'US')) report(['business_type']);
  },
});
