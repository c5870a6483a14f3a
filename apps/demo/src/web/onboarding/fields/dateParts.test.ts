import { expect, test } from 'vitest';
import { datePartsOf } from '../../integration/dates.ts';
import { fromDateParts, isCalendarDate, padDay } from './dateParts.ts';

test.each([
  { year: '2019', month: '06', day: '30', value: '2019-06-30' },
  { year: '2019', month: '06', day: '3', value: '2019-06-3' },
  { year: '2021', month: '02', day: '30', value: '2021-02-30' },
  { year: '', month: '', day: '', value: '' },
  { year: '20', month: '', day: '', value: '20--' },
  { year: '', month: '', day: 'x', value: '--x' },
])('year $year, month $month, day $day are “$value”', ({ value, ...parts }) => {
  expect(fromDateParts(parts)).toBe(value);
});

test.each(['2019-06-30', '', '20--', '--x', 'June 2019'])('“%s” survives a reload', (value) => {
  expect(fromDateParts(datePartsOf(value))).toBe(value === 'June 2019' ? 'June 2019--' : value);
});

test.each([
  { value: '2024-02-29', exists: true },
  { value: '2023-02-29', exists: false },
  { value: '2021-02-30', exists: false },
  { value: '2021-2-3', exists: false },
  { value: '', exists: false },
])('“$value” exists: $exists', ({ value, exists }) => {
  expect(isCalendarDate(value)).toBe(exists);
});

test.each([
  { typed: '3', day: '03' },
  { typed: '0', day: '0' },
  { typed: '03', day: '03' },
  { typed: '31', day: '31' },
  { typed: 'x', day: 'x' },
  { typed: '', day: '' },
])('day “$typed” is completed to “$day”', ({ typed, day }) => {
  expect(padDay(typed)).toBe(day);
});
