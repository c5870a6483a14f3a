import { countryCodes } from '@passmuster/schemas';
import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { lookAlikeNumber, rewrittenNumber } from '../../rule/rewrittenNumber.ts';

/**
 * A postal code has the form of its country. Countries without postal codes, or without a form on
 * record, are not checked. SPEC-GAP 15.
 */
export const postalCode = defineRule({
  id: 'postal/postal-code',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'UPU, Postal addressing systems; address data of Google and commerceguys',
    url: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
  },
  gap: 15,
  data: ({ postalCodesVersion }) => [postalCodesVersion],
  message: 'postal_code is not in the format of postal codes in {country}',
  remedy:
    'This isn’t a postal code of this country ({country:name}). Check the postal code and the country.',
  texts: {
    digits: {
      message: 'postal_code is not the {digits} digits of postal codes in {country}',
      remedy:
        'This code doesn’t have the {digits} digits used in {country:name}. Check it and the country.',
    },
    example: {
      message: 'postal_code is not in the format of postal codes in {country}, such as {example}',
      remedy:
        'This code isn’t in the format used in {country:name}, such as {example}. Check it and the country.',
    },
    other: {
      message: 'postal_code is in the format of postal codes in {other}, not in {country}',
      remedy:
        'This looks like a postal code of another country ({other:name}, not {country:name}). Check the postal code and the country.',
    },
  },
  within: ['registered_address', 'business_owners.*.address'],
  load: () => import('../../tables/postal/checkPostalCode.ts'),
  reads: { postal_code: isText, country: isText, city: isAnything, state: isAnything },
  check({ postal_code, country: text, city, state }, { memoize, report, table }) {
    const country = memoize(countryOf, text);
    if (!country || table.checkPostalCode(country, postal_code) !== 'form') return;
    const isCode = (place: unknown): boolean =>
      typeof place === 'string' &&
      /\d{2}/.test(place) &&
      table.checkPostalCode(country, place) === undefined;
    // Left to the rule about swapped fields, which knows countries by their codes.
    const isPlace = text === country && /^[^\d]{3,}$/.test(postal_code.trim());
    if (isPlace && (isCode(city) || isCode(state))) return;
    const [other, second] = table.countriesOfPostalCode(postal_code, countryCodes);
    // “BP 1234” is a post office box, although codes of Brunei have that form.
    const isBox = table.postBoxAlone([postal_code.slice(0, 200)]) >= 0;
    if (other && !second && !isBox) report(['postal_code'], 'other', { country, other });
    else {
      const digits = table.digitsOfPostalCode(country);
      const example = table.exampleOfPostalCode(country);
      if (example !== undefined) report(['postal_code'], 'example', { country, example });
      else if (digits === undefined) report(['postal_code'], { country });
      else report(['postal_code'], 'digits', { country, digits });
    }
  },
  fix({ postal_code, country: text }, { table }) {
    const country = countryOf(text) ?? '';
    const isRight = (code: string): boolean => table.checkPostalCode(country, code) === undefined;
    const value = rewrittenNumber(postal_code, isRight) ?? lookAlikeNumber(postal_code, isRight);
    return value === undefined ? [] : [{ path: ['postal_code'], value }];
  },
});
