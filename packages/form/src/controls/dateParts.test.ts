import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeDate, dateOf, datePartOrder, datePartsOf, monthNamesOf } from './dateParts.ts';

test.each([
  { value: '', parts: { year: '', month: '', day: '' } },
  { value: '2019-06-30', parts: { year: '2019', month: '06', day: '30' } },
  { value: '2019--', parts: { year: '2019', month: '', day: '' } },
  { value: '-06-', parts: { year: '', month: '06', day: '' } },
])('the parts of “$value” join to it again', ({ value, parts }) => {
  expect(datePartsOf(value)).toEqual(parts);
  expect(dateOf(parts)).toBe(value);
});

test('a day is typed key by key into an input that shows what the form holds', () => {
  let value = '2019-06-';
  for (const shown of ['1', '12']) {
    const parts = datePartsOf(value);
    value = dateOf({ ...parts, day: parts.day + shown.at(-1) });
    expect(datePartsOf(value).day).toBe(shown);
  }
});

test.each([
  { value: '2019-6-3', complete: '2019-06-03' },
  { value: '2019-12-31', complete: '2019-12-31' },
  { value: '2019-06- 3 ', complete: '2019-06-03' },
  { value: '2019-0-3', complete: '2019-0-03' },
  { value: '2019--', complete: '2019--' },
  { value: '', complete: '' },
])('“$value” is “$complete” when it is left', ({ value, complete }) => {
  expect(completeDate(value)).toBe(complete);
});

test('what a person typed is never lost', () => {
  const part = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 4 });
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
