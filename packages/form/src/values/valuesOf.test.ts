import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toDraft } from '../subject/toDraft.ts';
import { blankApplication } from './blankValues.ts';
import { valuesOf } from './valuesOf.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8'));

test.each(['us-llc', 'ng-company', 'za-close-corporation', 'incomplete'])(
  'the values of %s give its body again',
  (name) => {
    expect(toDraft(valuesOf(example(name)), () => '')).toEqual(example(name));
  },
);

test('rows get ids of their own', () => {
  const { documents, business_owners: owners } = valuesOf(example('us-llc'));
  const ids = [...documents, ...owners].map(({ rowId }) => rowId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test.each([
  { why: 'nothing', body: {} },
  { why: 'no body', body: null },
  {
    why: 'values of other types',
    body: { email: 7, is_dao: 'yes', registered_address: [], documents: {} },
  },
  { why: 'fields that the API doesn’t have', body: { rowId: 'x', hobby: 'chess' } },
  { why: 'an amount below zero', body: { expected_monthly_income: -1 } },
  { why: 'an amount with an exponent', body: { expected_monthly_income: 1e30 } },
])('$why gives a blank form', ({ body }) => {
  expect(valuesOf(body)).toEqual(blankApplication());
});
