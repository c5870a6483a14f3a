import { expect, test } from 'vitest';
import { typedDay } from './typedDay.ts';

test.each([
  { date: '2024-02-30', locale: 'en-US', is: 'February 30 2024' },
  { date: '2024-02-30', locale: 'en-GB', is: '30 February 2024' },
  { date: '2024-02-30', locale: 'pt-BR', is: '30 fevereiro 2024' },
  { date: '2024--', locale: 'fr', is: '2024' },
  { date: '-03-7', locale: 'en-US', is: 'March 7' },
  { date: '2024-13-01', locale: 'fr', is: '01 13 2024' },
  { date: '30/02/2024', locale: 'fr', is: '30/02/2024' },
  { date: '', locale: 'fr', is: '' },
])('“$date” is “$is” in $locale', ({ date, locale, is }) => {
  expect(typedDay(date, locale)).toBe(is);
});
