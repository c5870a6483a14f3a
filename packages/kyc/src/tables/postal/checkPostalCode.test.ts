import { expect, test } from 'vitest';
import { checkPostalCode, countriesOfPostalCode, isPostalCodeOf } from './checkPostalCode.ts';

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
  ['__proto__', '1', undefined],
])('%s %s: %s', (country, text, problem) => {
  expect(checkPostalCode(country, text)).toBe(problem);
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
  ['NG-LA', '100001', undefined],
])('%s and %s: %s', (subdivision, text, isOf) => {
  expect(isPostalCodeOf(subdivision, text)).toBe(isOf);
});

test('letters tell a country, digits do not', () => {
  expect(countriesOfPostalCode('SW1A 1AA', ['GB', 'NG', 'US'])).toEqual(['GB']);
  expect(countriesOfPostalCode('10001', ['GB', 'NG', 'US'])).toEqual([]);
});
