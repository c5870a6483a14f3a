import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPostalCode,
  countriesOfPostalCode,
  digitsOfPostalCode,
  exampleOfPostalCode,
  isPostalCodeOf,
} from './checkPostalCode.ts';
import { postalCodes } from './postalCodes.generated.ts';

test.each([
  ['NG', '100001', undefined],
  ['NG', '10001', 'form'],
  ['ZA', '0002', undefined],
  ['ZA', '002', 'form'],
  ['GB', 'sw1a 1aa', undefined],
  ['GB', 'SW1A1AA', undefined],
  ['GB', '10001', 'form'],
  ['US', '90210', undefined],
  ['US', '90210-1234', undefined],
  ['US', ' 90210 ', undefined],
  ['US', '9021', 'form'],
  ['IN', '110 001', undefined],
  ['JP', '1000001', undefined],
  ['PL', '00950', undefined],
  ['NL', '1012ab', undefined],
  ['NI', '12345', undefined],
  ['CA', 'H3Z-2Y7', undefined],
  ['CZ', '100-00', undefined],
  ['ES', '00000', 'form'],
  ['AE', '00000', 'none'],
  ['GH', 'GA-123-4567', undefined],
  ['XX', '1', undefined],
  ['AT', 'A-1010', undefined],
  ['AZ', 'AZ1000', undefined],
  ['CH', 'CH-8001', undefined],
  ['CL', '832-0000', undefined],
  ['CL', '8320000', undefined],
  ['DE', 'D-10115', undefined],
  ['DE', 'D 10115', undefined],
  ['DE', 'DE-10115', undefined],
  ['DE', 'A-10115', 'form'],
  ['DE', 'D-1011', 'form'],
  ['FI', 'FIN-00100', undefined],
  ['HT', 'HT6110', undefined],
  ['KR', '04524', undefined],
  ['KR', '110-061', 'form'],
  ['KZ', 'A05E8K2', undefined],
  ['KZ', 'A05E8K', 'form'],
  ['LI', 'FL-9490', undefined],
  ['LT', 'LT-01100', undefined],
  ['LU', 'L-1931', undefined],
  ['LU', 'B-1931', 'form'],
  ['LU', 'L - 1931', undefined],
  ['BB', '11000', undefined],
  ['BB', '1100', 'form'],
  ['TW', '100-01', undefined],
  ['VC', 'VC 0100', undefined],
  ['VE', '1010-A', undefined],
  ['VE', '1010-AB', 'form'],
  ['MD', 'MD-2001', undefined],
  ['PY', '001001', undefined],
  ['PY', '1001', undefined],
  ['PY', '10010', 'form'],
  ['SE', 'S-111 22', undefined],
  ['SV', '1101', undefined],
  ['SV', 'CP 1101', undefined],
  ['SV', '4101', 'form'],
  ['__proto__', '1', undefined],
])('%s %s: %s', (country, text, problem) => {
  expect(checkPostalCode(country, text)).toBe(problem);
});

const ofDigits = Object.entries(postalCodes).filter(([, form]) => form?.startsWith('\\d'));

test.each(ofDigits)('%s may stand before every code %s', (country, form) => {
  fc.assert(
    fc.property(
      fc.stringMatching(new RegExp(`^(?:${form})$`)),
      fc.constantFrom('-', ' ', ''),
      (code, separator) => {
        fc.pre(/^\d/.test(code));
        expect(checkPostalCode(country, `${country}${separator}${code}`)).toBeUndefined();
      },
    ),
    { numRuns: 20, seed: 1 },
  );
});

test.each([
  ['US-NY', '10001', true],
  ['US-NY', '90210', false],
  ['US-CA', '90210-1234', true],
  ['US-TX', '75201', true],
  ['US-DC', '20001', true],
  ['CA-ON', 'M5V 2T6', true],
  ['CA-ON', 'V6B 1A1', false],
  ['AU-NSW', '2000', true],
  ['AU-VIC', '2000', false],
  ['BR-SP', '01310-100', true],
  ['BR-RJ', '01310-100', false],
  ['NG-LA', '100001', true],
  ['DE-BY', 'D-80331', true],
  ['DE munchen', 'D-50667', false],
  ['GB london', 'SW1A 1AA', true],
  ['GB london', 'M1 1AE', false],
  ['LV riga', 'LV-1050', true],
  ['KE-30', '00100', undefined],
])('%s and %s: %s', (place, text, isOf) => {
  expect(isPostalCodeOf(place, text)).toBe(isOf);
});

test('letters identify a country, digits do not', () => {
  expect(countriesOfPostalCode('SW1A 1AA', ['GB', 'NG', 'US'])).toEqual(['GB']);
  expect(countriesOfPostalCode('10001', ['GB', 'NG', 'US'])).toEqual([]);
});

test.each([
  { country: 'DE', digits: 5 },
  { country: 'IN', digits: 6 },
  { country: 'US', digits: undefined },
  { country: 'GB', digits: undefined },
  { country: 'AO', digits: undefined },
])('a postcode of $country has $digits digits', ({ country, digits }) => {
  expect(digitsOfPostalCode(country)).toBe(digits);
});

test.each([
  'AD',
  'AR',
  'BN',
  'BR',
  'CA',
  'CL',
  'GB',
  'IE',
  'IL',
  'IR',
  'JP',
  'MT',
  'NL',
  'PL',
  'PT',
  'SZ',
  'US',
])('the example of %s has its form', (country) => {
  expect(checkPostalCode(country, exampleOfPostalCode(country) ?? '')).toBeUndefined();
});

test('no example where the number of digits says the form', () => {
  expect(exampleOfPostalCode('DE')).toBeUndefined();
  expect(exampleOfPostalCode('constructor')).toBeUndefined();
});
