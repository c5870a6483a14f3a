import { expect, test } from 'vitest';
import { countryCodes } from './countryCode.generated.ts';
import { countryCurrency } from './countryCurrency.ts';

test.each([
  { country: 'NG', currency: 'NGN' },
  { country: 'US', currency: 'USD' },
  { country: 'EC', currency: 'USD' },
  { country: 'BG', currency: 'EUR' },
  { country: 'CI', currency: 'XOF' },
  { country: 'PA', currency: undefined },
  { country: 'XO', currency: undefined },
  { country: 'HK', currency: undefined },
  { country: 'ng', currency: undefined },
  { country: 'N', currency: undefined },
  { country: 'NGN', currency: undefined },
  { country: '', currency: undefined },
])('the currency of “$country” is $currency', ({ country, currency }) => {
  expect(countryCurrency(country)).toBe(currency);
});

test('every country of the list has a currency of today, or two', () => {
  const currencies: ReadonlySet<string | undefined> = new Set(Intl.supportedValuesOf('currency'));
  const others = countryCodes.filter((code) => !currencies.has(countryCurrency(code)));
  expect(others).toEqual(['BT', 'HT', 'LS', 'NA', 'PS', 'PA', 'ZW']);
});
