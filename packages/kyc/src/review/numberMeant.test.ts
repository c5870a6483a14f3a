import { expect, test } from 'vitest';
import { numberMeant, percentageMeant } from './numberMeant.ts';

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
  expect(numberMeant(text)).toBe(number);
});

test.each([
  ['60%', 60],
  ['60 percent', 60],
  ['12,5\u00a0%', 12.5],
  ['33.3333', 33.3333],
  ['60-40%', undefined],
  ['0,5,5', undefined],
  ['1234%', undefined],
  ['%', undefined],
])('%j is the percentage %s', (text, number) => {
  expect(percentageMeant(text)).toBe(number);
});
