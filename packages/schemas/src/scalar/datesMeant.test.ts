import { expect, test } from 'vitest';
import { datesMeant } from './datesMeant.ts';

test.each([
  { text: '1980-06-24', dates: ['1980-06-24'], why: 'as the API expects it' },
  { text: '1980/6/4', dates: ['1980-06-04'], why: 'the year first' },
  { text: '19800624', dates: ['1980-06-24'], why: 'no separators' },
  { text: '24.06.1980', dates: ['1980-06-24'], why: 'a day over 12' },
  { text: ' 13-12-1980 ', dates: ['1980-12-13'], why: 'the smallest day that can’t be a month' },
  { text: '06/24/1980', dates: ['1980-06-24'], why: 'the month first' },
  { text: '12/12/1980', dates: ['1980-12-12'], why: 'day and month are equal' },
  { text: '12/11/1980', dates: ['1980-11-12', '1980-12-11'], why: 'day or month' },
  { text: '30.02.1980', dates: [], why: 'a day that does not exist' },
  { text: '1980-13-01', dates: [], why: 'a month that does not exist' },
  { text: '24.06.80', dates: [], why: 'a year of two digits' },
  { text: '24 June 1980', dates: [], why: 'a month in words' },
  { text: 'soon', dates: [], why: 'not a date' },
])('$text: $why', ({ text, dates }) => {
  expect(datesMeant(text)).toEqual(dates);
});
