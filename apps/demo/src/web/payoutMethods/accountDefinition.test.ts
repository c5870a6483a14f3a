import { expect, test } from 'vitest';
import { currencyIn } from './accountDefinition.ts';

test.each([
  { country: 'NG', currency: 'NGN' },
  { country: 'ZA', currency: 'ZAR' },
  { country: 'SN', currency: '' },
  { country: 'NA', currency: '', why: 'it has two currencies' },
  { country: '', currency: '' },
])('in $country, the account is in “$currency” at first', ({ country, currency }) => {
  expect(currencyIn(country)).toBe(currency);
});
