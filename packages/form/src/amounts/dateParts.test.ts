import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, datePartOrder, datePartsOf, monthNamesOf } from './dateParts.ts';

test.each([
  { value: '', parts: { year: '', month: '', day: '' } },
  { value: '2019-06-30', parts: { year: '2019', month: '06', day: '30' } },
  { value: '2019--', parts: { year: '2019', month: '', day: '' } },
  { value: '-06-', parts: { year: '', month: '06', day: '' } },
])('the parts of “$value” join to it again', ({ value, parts }) => {
  expect(datePartsOf(value)).toEqual(parts);
  expect(dateOf(parts)).toBe(value);
});

test.each([
  { typed: { year: '2019', month: '6', day: '3' }, value: '2019-06-03' },
  { typed: { year: ' 2019 ', month: ' 12', day: '31 ' }, value: '2019-12-31' },
  { typed: { year: '2019', month: '0', day: '3' }, value: '2019-0-03' },
])('$typed is $value', ({ typed, value }) => {
  expect(dateOf(typed)).toBe(value);
});

test('what a person typed is never lost', () => {
  const part = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(part, part, part, (year, month, day) => {
      expect(datePartsOf(dateOf({ year, month, day }))).toEqual({ year, month, day });
    }),
  );
});

test.each([
  { locale: 'en-US', order: ['month', 'day', 'year'], march: 'March' },
  { locale: 'en-GB', order: ['day', 'month', 'year'], march: 'March' },
  { locale: 'fr', order: ['day', 'month', 'year'], march: 'mars' },
  { locale: 'pt-PT', order: ['day', 'month', 'year'], march: 'março' },
  { locale: 'hu', order: ['year', 'month', 'day'], march: 'március' },
])('in $locale a date is asked for as $order', ({ locale, order, march }) => {
  expect(datePartOrder(locale)).toEqual(order);
  expect(monthNamesOf(locale)[2]).toBe(march);
  expect(monthNamesOf(locale)).toHaveLength(12);
});
