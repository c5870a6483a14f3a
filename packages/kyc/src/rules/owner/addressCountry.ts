import { countryName, findCountry } from '@passmuster/schemas/countries';
import { meaningOfCountry } from '@passmuster/schemas/meaning';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** The country of an owner's address is free text to the API: a code or a name in many languages. SPEC-GAP 14. */
export const addressCountry = defineRule({
  id: 'owner/address-country',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: apiSection('Business owner, address'),
  gap: 14,
  message: 'address.country is neither an ISO 3166-1 code nor the name of a country',
  remedy: 'This isn’t a country we recognize. Enter the name of the country.',
  texts: {
    near: {
      message: 'address.country is one letter off the name of {country}',
      remedy: 'This country is misspelled. Did you mean {country:name}?',
    },
  },
  each: 'business_owners',
  reads: { 'address.country': isText },
  check({ 'address.country': text }, { memoize, report }) {
    if (memoize(findCountry, text) !== undefined) return;
    const near = meaningOfCountry(text);
    if (near === undefined) report(['address', 'country']);
    else report(['address', 'country'], 'near', { country: near.value });
  },
  fix({ 'address.country': text }) {
    const meaning = meaningOfCountry(text);
    const value = meaning?.by === 'typo' ? countryName(meaning.value) : undefined;
    return value === undefined ? [] : [{ path: ['address', 'country'], value }];
  },
});
