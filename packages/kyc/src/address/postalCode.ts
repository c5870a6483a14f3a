import { isCountryCode, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';

/** A postal code has the form of its country. Countries without one on record are not checked. SPEC-GAP 15. */
export const postalCode = defineRule({
  id: 'address/postal-code',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'UPU, Postal addressing systems',
    url: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
  },
  gap: 15,
  data: [{ name: 'Postal code forms (postcode-validator 3.10.22)', asOf: '2026-08-07' }],
  message: 'postal_code does not have the form of postal codes in {country}',
  remedy: "This isn't a postal code of {country:name}. Check the postal code and the country.",
  within: ['registered_address', 'business_owners.*.address'],
  load: () => import('postcode-validator'),
  reads: { postal_code: isText, country: isCountryCode },
  check({ postal_code, country }, { report, table }) {
    if (!table.postcodeValidatorExistsForCountry(country)) return;
    if (!table.postcodeValidator(postal_code.trim(), country)) report(['postal_code'], { country });
  },
});
