import { expect, test } from 'vitest';
import { blankCustomer } from '../values/blankValues.ts';
import { directReviewer } from './directReviewer.ts';

const request = { asOf: '2026-11-21', language: 'en' };
const reviewer = directReviewer({});

test.each([
  {
    field: 'business_type',
    text: 'Limited liability company (LLC)',
    value: 'LIMITED_LIABILITY_COMPANY',
  },
  { field: 'business_type', text: 'llc', value: 'LIMITED_LIABILITY_COMPANY' },
  { field: 'source_of_funds', text: 'Doações recebidas', value: 'GIFTS' },
  { field: 'business_type', text: 'Ltd', value: undefined },
])('a form offers for $text what a table reads: $value', async ({ field, text, value }) => {
  const values = { ...blankCustomer(), [field]: text };
  const { fixes } = await reviewer.review({ values, ...request });
  const changes = fixes.flatMap((fix) => (fix.path.join('.') === field ? fix.changes : []));
  expect(changes.map((change) => change.value)).toEqual(value === undefined ? [] : [value]);
});
