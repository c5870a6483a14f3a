import { expect, test } from 'vitest';
import { countryCodes } from '../codes/countryCode.generated.ts';
import { isUnlistedCountry, unlistedCountryCodes } from '../codes/unlistedCountryCode.ts';
import { countryName } from './countryName.ts';
import { countryOptions } from './countryOptions.ts';

test.each([
  { code: 'NG', locale: 'en', name: 'Nigeria' },
  { code: 'ZA', locale: 'fr', name: 'Afrique du Sud' },
  { code: 'ZA', locale: 'pt', name: 'África do Sul' },
  { code: 'CI', locale: 'en', name: 'Côte d’Ivoire' },
  { code: 'XX', locale: 'en', name: undefined },
  { code: 'EU', locale: 'en', name: undefined },
  { code: 'ng', locale: 'en', name: undefined },
  { code: 'constructor', locale: 'en', name: undefined },
  { code: '', locale: 'en', name: undefined },
])('$code is $name in $locale', ({ code, locale, name }) => {
  expect(countryName(code, locale)).toBe(name);
});

test('every country has a name, listed or not', () => {
  for (const code of [...countryCodes, ...unlistedCountryCodes])
    expect(countryName(code)?.length).toBeGreaterThan(2);
});

test('options are sorted as their language sorts', () => {
  expect(countryOptions()).toHaveLength(195);
  expect(countryOptions()[0]).toEqual({ value: 'AF', label: 'Afghanistan' });
  expect(countryOptions('sv').at(-1)).toEqual({ value: 'TL', label: 'Östtimor' });
});

test.each([
  { code: 'CI', unlisted: true },
  { code: 'HK', unlisted: true },
  { code: 'NG', unlisted: false },
  { code: 'I ', unlisted: false },
  { code: 'XX', unlisted: false },
  { code: 'AI AQ', unlisted: false },
  { code: ['CI'], unlisted: false },
  { code: undefined, unlisted: false },
])('$code is a country the API leaves out: $unlisted', ({ code, unlisted }) => {
  expect(isUnlistedCountry(code)).toBe(unlisted);
});
