import { expect, test } from 'vitest';
import { dateControl } from './dateControl.ts';

test.each([
  { locale: 'en-US', labels: ['Month', 'Day', 'Year'] },
  { locale: 'en-GB', labels: ['Day', 'Month', 'Year'] },
  { locale: 'fr', labels: ['Jour', 'Mois', 'Année'] },
  { locale: 'pt-BR', labels: ['Dia', 'Mês', 'Ano'] },
  { locale: 'hu', labels: ['Év', 'Hónap', 'Nap'] },
])('in $locale the parts are $labels', ({ locale, labels }) => {
  const { parts } = dateControl('2019-06-30', locale);
  expect(parts.map(({ label }) => label)).toEqual(labels);
  expect(new Map(parts.map(({ part, value }) => [part, value]))).toEqual(
    new Map([
      ['year', '2019'],
      ['month', '06'],
      ['day', '30'],
    ]),
  );
});

test('the month is chosen by its name; one that is none stays in the list', () => {
  const monthsOf = (value: string) =>
    dateControl(value, 'fr').parts.find(({ part }) => part === 'month')?.options ?? [];
  expect(monthsOf('')).toHaveLength(12);
  expect(monthsOf('2019-03-01')[2]).toEqual({ value: '03', label: 'mars' });
  expect(monthsOf('2019-13-01')[0]).toEqual({ value: '13', label: '13' });
  expect(dateControl('', 'fr').parts.filter(({ options }) => options)).toHaveLength(1);
});

test('a part that is entered keeps the others, and is completed when it is left', () => {
  const value = dateControl('2019-06-', 'en').enter('day', '3');
  expect(value).toBe('2019-06-3');
  expect(dateControl(value, 'en').leave()).toBe('2019-06-03');
  expect(dateControl('--', 'en').enter('year', '')).toBe('');
});

test.each([
  { value: '2024-02-29', calendar: '2024-02-29' },
  { value: '2023-02-29', calendar: '' },
  { value: '2021-02-30', calendar: '' },
  { value: '2021-2-3', calendar: '' },
  { value: 'x', calendar: '' },
  { value: '', calendar: '' },
])('the calendar shows “$value” as “$calendar”', ({ value, calendar }) => {
  expect(dateControl(value, 'en').calendar).toBe(calendar);
});
