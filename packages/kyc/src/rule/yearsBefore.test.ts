import { differenceInYears } from 'date-fns/differenceInYears';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcDay } from './utcDay.ts';
import { yearsBefore } from './yearsBefore.ts';

test.each([
  { date: '2026-11-21', years: 18, before: '2008-11-21' },
  { date: '2026-02-28', years: 18, before: '2008-02-28' },
  { date: '2026-03-01', years: 18, before: '2008-03-01' },
  { date: '2028-02-29', years: 18, before: '2010-02-28' },
  { date: '2028-02-29', years: 20, before: '2008-02-29' },
  { date: '0018-11-21', years: 17, before: '0001-11-21' },
])('$years years before $date is $before', ({ date, years, before }) => {
  expect(yearsBefore(date, years)).toBe(before);
});

const dates = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearLeapDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), day: fc.integer({ min: 0, max: 3 }) })
  .map(({ year, day }) => new Date(Date.UTC(year, 1, 27 + day)).toISOString().slice(0, 10));
const anyDate = fc.oneof(dates, nearLeapDay);

test('a person is of an age exactly if born on that day or before', () => {
  fc.assert(
    fc.property(anyDate, anyDate, fc.integer({ min: 1, max: 120 }), (born, day, age) => {
      fc.pre(born <= day);
      const isOfAge = differenceInYears(utcDay(day), utcDay(born)) >= age;
      expect(born <= yearsBefore(day, age)).toBe(isOfAge);
    }),
    { numRuns: 500 },
  );
});
