import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { loadCountryNames } from '../../tables/country/countryNames.ts';

/** The country of an owner's address is free text to the API: a code or a name in many languages. SPEC-GAP 14. */
export const addressCountry = defineRule({
  id: 'owner/address-country',
  severity: 'warning',
  basis: 'standard',
  source: apiSection('Business owner, address'),
  gap: 14,
  message: 'address.country is neither an ISO 3166-1 code nor the name of a country',
  remedy: "This isn't a country we recognize. Enter the name of the country.",
  texts: {
    near: {
      message: 'address.country is nearly the name of {country}',
      remedy: 'This country is misspelled. Did you mean {country:name}?',
    },
  },
  each: 'business_owners',
  load: loadCountryNames,
  reads: { 'address.country': isText },
  check({ 'address.country': text }, { report, table: findCountry }) {
    const found = findCountry(text);
    if (!found) report(['address', 'country']);
    else if ('near' in found) report(['address', 'country'], 'near', { country: found.near });
  },
});
