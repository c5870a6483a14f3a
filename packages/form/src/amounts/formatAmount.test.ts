import { expect, test } from 'vitest';
import { formatAmount, inputText } from './formatAmount.ts';

test('an amount in an input has no decimals that nobody typed', () => {
  expect(formatAmount('45000000', { locale: 'fr' })).toBe('45 000 000');
  expect(formatAmount('1234.5', { locale: 'fr' })).toBe('1 234,50');
  expect(formatAmount('45000', { locale: 'en', decimals: 8 })).toBe('45,000');
});

test.each([
  { value: '33.333', unit: 'percent', written: '33,333' },
  { value: '33.3333', unit: 'percent', written: '33,3333' },
  { value: '33.33', unit: 'percent', written: '33,33' },
  { value: '1.234', unit: 'KWD', written: '1,2340' },
  { value: '0.125', unit: 'KWD', written: '0,125' },
  { value: '1234', unit: 'KWD', written: '1 234' },
])('$value $unit is $written in an input', ({ value, unit, written }) => {
  expect(inputText(value, { locale: 'fr', unit })).toBe(written);
});
