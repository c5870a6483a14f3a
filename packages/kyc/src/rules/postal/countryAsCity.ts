import { defineRule } from '../../rule/defineRule.ts';
import { isCountryCode, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import {
  englishCountryNames,
  foldedCountryName,
} from '../../tables/country/englishCountryNames.ts';

/** Countries with a city of the same name, or that are one city. */
const same: ReadonlySet<string> = new Set('DJ GT KW LU MC MX PA SG SM VA'.split(' '));

/** The city must not be the name of the country. */
export const countryAsCity = defineRule({
  id: 'postal/country-as-city',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'city is the name of the country',
  remedy: 'This is the country. Enter the city or town.',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { city: isText, country: isCountryCode },
  check({ city, country }, { memoize, report }) {
    if (same.has(country)) return;
    const [name] = memoize(englishCountryNames, country);
    if (memoize(foldedCountryName, city) === name) report(['city']);
  },
});
