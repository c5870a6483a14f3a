import { defineRule } from '@passmuster/findings';
import { countryCodes, unlistedCountryCodes } from '@passmuster/schemas';
import { isText } from '../guards.ts';
import { apiSection } from '../sources.ts';

const codes: ReadonlySet<string> = new Set([...countryCodes, ...unlistedCountryCodes]);

/** The country of an owner's address is free text to the API; a code is what it can use. SPEC-GAP 14. */
export const addressCountry = defineRule({
  id: 'owner/address-country',
  severity: 'warning',
  basis: 'standard',
  source: apiSection('Business owner, address'),
  gap: 14,
  message: 'address.country is not an ISO 3166-1 alpha-2 code',
  remedy: 'Give the two-letter code of the country, such as NG',
  each: 'business_owners',
  reads: { 'address.country': isText },
  check({ 'address.country': country }, { report }) {
    if (!codes.has(country)) report(['address', 'country']);
  },
});
