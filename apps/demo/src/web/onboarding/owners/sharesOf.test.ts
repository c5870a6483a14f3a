import { expect, test } from 'vitest';
import { sharesOf, toPercent } from './sharesOf.ts';

test.each([
  { typed: ['65', '10'], sum: 7500, open: 2500 },
  { typed: ['33.33', '33.33', '33.34'], sum: 10_000, open: 0 },
  { typed: ['0.1', '0.2'], sum: 30, open: 9970 },
  { typed: ['70', '70'], sum: 14_000, open: -4000 },
  { typed: ['101', { unread: 'half' }, '', { unread: '-1' }], sum: 0, open: 10_000 },
  { typed: [], sum: 0, open: 10_000 },
])('$typed add up to $sum and leave $open', ({ typed, ...expected }) => {
  expect(sharesOf(typed)).toMatchObject(expected);
});

test.each([
  { points: 1250, text: '12.5' },
  { points: 10_000, text: '100' },
  { points: 0, text: '0' },
])('$points basis points are $text percent', ({ points, text }) => {
  expect(toPercent(points)).toBe(text);
});
