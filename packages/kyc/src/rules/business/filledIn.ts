import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** Text that the API requires without a minimum length should not be blank. SPEC-GAP 10. */
export const filledIn = defineRule({
  id: 'business/filled-in',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer'),
  gap: 10,
  message: 'The API requires this text, but it is blank',
  remedy: 'This field is blank. Fill it in.',
  within: ['', 'business_owners.*'],
  reads: {
    business_name: isAnything,
    trading_name: isAnything,
    nature_of_business: isAnything,
    registration_number: isAnything,
    tax_identification_number: isAnything,
    account_purpose_explanation: isAnything,
    id_number: isAnything,
  },
  check(values, { report }) {
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === 'string' && value.trim() === '') report([field]);
    }
  },
});
