import { expect, test } from 'vitest';
import { meaningOfShare } from './meaningOfShare.ts';

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
  expect(meaningOfShare(text)?.value).toBe(number);
});

test('only plain digits are the same', () => {
  expect(meaningOfShare('33.3')).toEqual({ value: 33.3, by: 'same' });
  expect(meaningOfShare('33,3')).toEqual({ value: 33.3, by: 'alias' });
  expect(meaningOfShare('60%')?.by).toBe('alias');
});
