import { expect, test } from 'vitest';
import { dateVerdict } from './dateVerdict.ts';

test.each([
  ['21-06-30', 'dateYear'],
  ['30/06/021', 'dateYear'],
  ['2021-06-31', 'date'],
  ['30/06/2021', 'dateForm'],
  ['2021-06-', 'dateForm'],
  ['04.06.1980', 'dateOrder'],
])('“%s” is a mistake of kind %s', (text, kind) => {
  expect(dateVerdict(text)).toBe(kind);
});
