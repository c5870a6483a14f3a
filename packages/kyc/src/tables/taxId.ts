import { defineRule } from '@passmuster/findings';
import { entityValidators, validateEntity, validatePerson } from 'stdnum';
import { isAnything, isCountryCode, isText } from '../guards.ts';

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
  message: 'tax_identification_number does not have the form of {country}',
  remedy: 'Copy the tax number from a letter of the tax office of {country}',
  reads: {
    tax_identification_number: isText,
    'registered_address.country': isCountryCode,
    business_type: isAnything,
  },
  check(
    { tax_identification_number, 'registered_address.country': country, business_type: type },
    { report },
  ) {
    const number = tax_identification_number.slice(0, 100);
    const { checked, isValid } = validateEntity(country, number);
    if (!checked || isValid) return;
    const isOfPerson = type === 'SOLE_PROPRIETORSHIP' && validatePerson(country, number).isValid;
    if (!isOfPerson) report(['tax_identification_number'], { country });
  },
});

/** A country, such as Nigeria, that publishes no form of its tax numbers. */
export const taxIdCovered = defineRule({
  id: 'business/tax-id-covered',
  severity: 'info',
  basis: 'standard',
  source,
  data,
  message: 'The form of tax numbers in {country} is not on record, so this one is not checked',
  remedy: 'Check the tax number yourself',
  reads: { tax_identification_number: isText, 'registered_address.country': isCountryCode },
  check({ 'registered_address.country': country }, { report }) {
    if ((entityValidators[country] ?? []).length === 0) {
      report(['tax_identification_number'], { country });
    }
  },
});
