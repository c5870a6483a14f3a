import { findCountry } from '@passmuster/schemas/countries';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Countries with a city of the same name, or that are one city. Own list, no source. */
const same: ReadonlySet<string> = new Set('DJ GT KW LU MC MX PA SG SM VA'.split(' '));

/** Returns the country with this English name. In other languages a capital may have the name of its country, such as Tunis. */
const namedInEnglish = (city: string): string | undefined => findCountry(city, ['en']);

/** The city must not be the name of the country. */
export const countryAsCity = defineRule({
  id: 'postal/country-as-city',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'city is the name of the country',
  remedy: 'This is the country. Enter the city or town.',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { city: isText, country: isText },
  check({ city, country }, { memoize, report }) {
    const code = memoize(countryOf, country);
    if (code === undefined || same.has(code)) return;
    if (memoize(namedInEnglish, city) === code) report(['city']);
  },
});
