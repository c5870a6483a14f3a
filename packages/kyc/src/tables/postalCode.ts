import { defineRule } from '@passmuster/findings';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountryCode, isText } from '../guards.ts';

const source = {
  title: 'UPU, Postal addressing systems',
  url: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
};
const data = [{ name: 'Postcode forms (postcode-validator 3.10.22)', asOf: '2026-08-07' }];
const within = ['registered_address', 'business_owners.*.address'];

/** A postcode has the form of its country. */
export const postalCode = defineRule({
  id: 'address/postal-code',
  severity: 'warning',
  basis: 'standard',
  source,
  data,
  message: 'postal_code does not have the form of postcodes in {country}',
  remedy: 'Check the postcode: those of {country} look otherwise',
  within,
  reads: { postal_code: isText, country: isCountryCode },
  check({ postal_code, country }, { report }) {
    if (!postcodeValidatorExistsForCountry(country)) return;
    if (!postcodeValidator(postal_code.trim(), country)) report(['postal_code'], { country });
  },
});

/**
 * A country whose postcodes have no form on record, or that has none at all. The API requires one all the
 * same; nothing is filled in unasked, and five zeros are what shops and carriers take. SPEC-GAP 15.
 */
export const postalCodeCovered = defineRule({
  id: 'address/postal-code-covered',
  severity: 'info',
  basis: 'standard',
  source,
  gap: 15,
  data,
  message: 'The form of postcodes in {country} is not on record, so this one is not checked',
  remedy: 'Check the postcode yourself. Where an address in {country} has none, send 00000',
  within,
  reads: { postal_code: isText, country: isCountryCode },
  check({ country }, { report }) {
    if (!postcodeValidatorExistsForCountry(country)) report(['postal_code'], { country });
  },
});
