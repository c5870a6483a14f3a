import { isAnything, isCountryCode, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';

const source = { title: 'National tax authorities, as collected by stdnum', section: 'Entities' };
const data = [{ name: 'Tax numbers (stdnum 1.12.0)', asOf: '2026-08-23' }];

/**
 * A tax number has the form, and where there is one the check digit, of the country of registration. A
 * sole proprietor may have no other than that of the person, such as a US social security number.
 */
export const taxId = defineRule({
  id: 'business/tax-id',
  severity: 'warning',
  basis: 'standard',
  source,
  data,
  load: () => import('stdnum'),
  message: 'tax_identification_number does not have the form of {country}',
  remedy: 'Copy the tax number from a letter of the tax office of {country:name}.',
  reads: {
    tax_identification_number: isText,
    'registered_address.country': isCountryCode,
    business_type: isAnything,
  },
  check(
    { tax_identification_number, 'registered_address.country': country, business_type: type },
    { report, table },
  ) {
    const number = tax_identification_number.slice(0, 100);
    const { checked, isValid } = table.validateEntity(country, number);
    if (!checked || isValid) return;
    const isOfPerson =
      type === 'SOLE_PROPRIETORSHIP' && table.validatePerson(country, number).isValid;
    if (!isOfPerson) report(['tax_identification_number'], { country });
  },
});
