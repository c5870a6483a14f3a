import { expect, test } from 'vitest';
import { monthsAfter } from './monthsAfter.ts';

test.each([
  { date: '2026-08-21', months: 3, after: '2026-11-21', why: 'the same day of the month' },
  { date: '2026-11-30', months: 3, after: '2027-02-28', why: 'the last day of a shorter month' },
  { date: '2027-11-30', months: 3, after: '2028-02-29', why: 'the leap day' },
  { date: '2026-12-31', months: 1, after: '2027-01-31', why: 'the next year' },
])('$months months after $date is $why', ({ date, months, after }) => {
  expect(monthsAfter(date, months)).toBe(after);
});
