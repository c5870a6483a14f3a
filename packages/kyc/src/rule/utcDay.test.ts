import { differenceInYears } from 'date-fns/differenceInYears';
import { expect, test } from 'vitest';
import { utcDay } from './utcDay.ts';

test.each([
  { from: '2007-11-03', to: '2025-11-03', years: 18 },
  { from: '2007-11-04', to: '2025-11-03', years: 17 },
  { from: '2008-02-29', to: '2026-02-28', years: 17 },
  { from: '2008-02-29', to: '2026-03-01', years: 18 },
  { from: '2008-02-29', to: '2028-02-29', years: 20 },
  { from: '0001-01-01', to: '9999-12-31', years: 9998 },
])('from $from to $to: $years', ({ from, to, years }) => {
  expect(differenceInYears(utcDay(to), utcDay(from))).toBe(years);
});
