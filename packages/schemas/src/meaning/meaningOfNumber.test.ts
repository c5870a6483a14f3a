import { expect, test } from 'vitest';
import { meaningOfNumber } from './meaningOfNumber.ts';

test.each([
  ['310000', 310_000],
  [' 310 000 ', 310_000],
  ['310\u202f000,5', 310_000.5],
  ["1'234'567.89", 1_234_567.89],
  ['450.000.000', 450_000_000],
  ['1.234.567,89', 1_234_567.89],
  ['1.234,5', 1234.5],
  ['1,234,567', 1_234_567],
  ['1,234.50', 1234.5],
  ['12,34,567', 1_234_567],
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['1,234', undefined],
  ['1.234', undefined],
  ['1,2345', undefined],
  ['1.23.456', undefined],
  ['12,34,56', undefined],
  ['20k', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %s', (text, number) => {
  expect(meaningOfNumber(text)?.value).toBe(number);
});

test('only plain digits are the same', () => {
  expect(meaningOfNumber('310000.5')?.by).toBe('same');
  expect(meaningOfNumber('310000,5')?.by).toBe('alias');
  expect(meaningOfNumber(' 310000')?.by).toBe('alias');
});
