import { isFilledIn } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** Text that the API requires, and takes with a blank, must have a visible character. SPEC-GAP 82. */
export const filledIn = defineRule({
  id: 'business/filled-in',
  preset: 'recommended',
  severity: 'error',
  basis: 'impossible',
  source: apiSection('Business customer'),
  gap: 82,
  message: 'The API requires this text, but it has no visible character',
  remedy: 'This field is blank. Fill it in.',
  within: ['', 'registered_address', 'business_owners.*', 'business_owners.*.address'],
  reads: {
    business_name: isAnything,
    trading_name: isAnything,
    nature_of_business: isAnything,
    registration_number: isAnything,
    tax_identification_number: isAnything,
    account_purpose_explanation: isAnything,
    first_name: isAnything,
    last_name: isAnything,
    id_number: isAnything,
    street1: isAnything,
    city: isAnything,
    state: isAnything,
    postal_code: isAnything,
    country: isAnything,
  },
  check(values, { report }) {
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === 'string' && !isFilledIn(value)) report([field]);
    }
  },
});
