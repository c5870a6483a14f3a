import { describe, expect, test } from 'vitest';
import { isSwappedAfter, swapDayAndMonth } from './swapDayAndMonth.ts';

test.each([
  ['2026-12-05', '2026-05-12'],
  ['2026-01-12', '2026-12-01'],
  ['2026-01-13', undefined],
  ['2026-02-02', undefined],
  ['1999-10-01', '1999-01-10'],
])('%s with day and month swapped is %s', (date, swapped) => {
  expect(swapDayAndMonth(date)).toBe(swapped);
});

describe('on 2026-05-12', () => {
  test.each([
    ['2026-12-05', true],
    ['2026-11-06', false],
    ['2026-12-04', true],
    ['2026-06-05', true],
    ['2026-05-13', false],
    ['2027-01-05', false],
  ])('%s is swapped: %s', (date, isSwapped) => {
    expect(isSwappedAfter(date, '2026-05-12')).toBe(isSwapped);
  });
});
