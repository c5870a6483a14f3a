import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toDraft } from '../subject/toDraft.ts';
import { blankCustomer, blankDocument } from './blankValues.ts';
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
    body: { email: true, is_dao: 'yes', registered_address: [], documents: {} },
  },
  { why: 'fields that the API doesn’t have', body: { rowId: 'x', hobby: 'chess' } },
  { why: 'an amount of another type', body: { expected_monthly_income: [1] } },
])('$why gives a blank form', ({ body }) => {
  expect(valuesOf(body)).toEqual(blankCustomer());
});

test('a question without an answer is held as empty text, and isn’t sent', () => {
  const values = valuesOf({ is_dao: false, conducts_money_services: true });
  expect(values).toMatchObject({
    is_dao: false,
    conducts_money_services: true,
    operates_in_prohibited_countries: '',
  });
  const draft = toDraft(values, () => '');
  expect(draft).toMatchObject({ is_dao: false, conducts_money_services: true });
  expect(draft).not.toHaveProperty('operates_in_prohibited_countries');
});

test.each([
  { why: 'a number', given: 1250.5, held: '1250.5' },
  { why: 'canonical text', given: '1250.5', held: '1250.5' },
  { why: 'text with two readings', given: '1,234', held: { unread: '1,234' } },
  { why: 'text of a form', given: { unread: 'about 5' }, held: { unread: 'about 5' } },
  { why: 'a negative number', given: -1, held: { unread: '-1' } },
  { why: 'a number with an exponent', given: 1e30, held: { unread: '1e+30' } },
  { why: 'empty text', given: '', held: '' },
])('an amount that is $why is held as $held', ({ given, held }) => {
  const { expected_monthly_income: income, business_owners: owners } = valuesOf({
    expected_monthly_income: given,
    business_owners: [{ ownership_percentage: given }],
  });
  expect(income).toEqual(held);
  expect(owners[0]?.ownership_percentage).toEqual(held);
});

test('an amount that couldn’t be read survives an export and an import', () => {
  const values = { ...blankCustomer(), expected_monthly_income: { unread: '1,234' } };
  expect(valuesOf(toDraft(values, () => ''))).toEqual(values);
});

test('a draft of an earlier version keeps its files and rows, and gets the fields that are new', () => {
  const image = { fileId: 'f', name: 'a.pdf', type: 'application/pdf', size: 1 };
  const { trading_name: _, ...earlier } = {
    ...blankCustomer(),
    documents: [
      { ...blankDocument('OTHER', { rowId: 'r' }), doc_image: image, issued: '2026-01-31' },
    ],
    no_longer_there: 'x',
  };
  expect(valuesOf(earlier)).toEqual({ ...blankCustomer(), documents: earlier.documents });
});

test('a number in a field of text is its text', () => {
  expect(valuesOf({ tax_identification_number: 123456789 })).toMatchObject({
    tax_identification_number: '123456789',
  });
});

test('rows with the id of another get one of their own', () => {
  const document = { doc_type: 'OTHER', rowId: 'd' };
  const owner = { first_name: 'Ada', rowId: 'o', supporting_documents: [document, document] };
  const { business_owners, documents } = valuesOf({
    business_owners: [owner, owner],
    documents: [document, document],
  });
  for (const rows of [business_owners, documents, business_owners[1]?.supporting_documents]) {
    const ids = rows?.map(({ rowId }) => rowId);
    expect(new Set(ids).size).toBe(2);
  }
  expect(business_owners.map(({ first_name }) => first_name)).toEqual(['Ada', 'Ada']);
  expect([business_owners[0]?.rowId, documents[0]?.rowId]).toEqual(['o', 'd']);
});
