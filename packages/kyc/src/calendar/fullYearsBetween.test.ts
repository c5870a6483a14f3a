import { utc } from '@date-fns/utc';
import { differenceInYears, parseISO } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullYearsBetween } from './fullYearsBetween.ts';

test.each([
  { from: '2007-11-03', to: '2025-11-03', years: 18 },
  { from: '2007-11-04', to: '2025-11-03', years: 17 },
  { from: '2008-02-29', to: '2026-02-28', years: 17 },
  { from: '2008-02-29', to: '2026-03-01', years: 18 },
  { from: '2008-02-29', to: '2028-02-29', years: 20 },
  { from: '2030-01-01', to: '2026-11-21', years: -4 },
  { from: '0001-01-01', to: '9999-12-31', years: 9998 },
])('from $from to $to: $years', ({ from, to, years }) => {
  expect(fullYearsBetween(from, to)).toBe(years);
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('date-fns counts the same years in UTC', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [from = '', to = ''] = [one, other].sort();
      const options = { in: utc };
      const counted = differenceInYears(parseISO(to, options), parseISO(from, options), options);
      // date-fns lets someone born on 29 February come of age on 28 February of the last year it counts.
      if (!from.endsWith('-02-29') || !to.endsWith('-02-28')) {
        expect(fullYearsBetween(from, to)).toBe(counted);
      }
    }),
    { numRuns: 5000 },
  );
});
