import { BusinessCustomerSchema } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { blankCustomer, blankDocument, blankOwner } from '../values/blankValues.ts';
import { documentDatesOf } from './documentDatesOf.ts';
import { toDraft } from './toDraft.ts';

const file = { fileId: 'f', name: 'a.pdf', type: 'application/pdf', size: 1 };
const draftOf = (values: unknown) => toDraft(values, ({ fileId }) => `data:${fileId}`);

test.each([
  { why: 'empty text is left out', values: { email: '', phone: '  ' }, draft: {} },
  {
    why: 'boxes that aren’t checked are sent',
    values: { is_dao: false },
    draft: { is_dao: false },
  },
  {
    why: 'canonical amounts are numbers',
    values: { expected_monthly_income: '1250.5', expected_monthly_payments_usd: '0' },
    draft: { expected_monthly_income: 1250.5, expected_monthly_payments_usd: 0 },
  },
  {
    why: 'an amount that couldn’t be read stays text, so that the schema refuses it',
    values: { expected_monthly_income: { unread: '1,234' } },
    draft: { expected_monthly_income: '1,234' },
  },
  {
    why: 'text that isn’t canonical is never parsed again',
    values: { expected_monthly_income: '1,234', ownership_percentage: '12,5' },
    draft: { expected_monthly_income: '1,234', ownership_percentage: '12,5' },
  },
  {
    why: 'a file is what the reviewer has',
    values: { front_image: file },
    draft: { front_image: 'data:f' },
  },
  {
    why: 'ids of rows and dates on documents are not sent',
    values: {
      documents: [{ rowId: 'a', doc_type: 'OTHER', issued: '2026-01-01', expires: '' }],
      business_owners: [{ rowId: 'b', id_dates: { issued: '2026-01-01', expires: '' } }],
    },
    draft: { documents: [{ doc_type: 'OTHER' }], business_owners: [{}] },
  },
])('$why', ({ values, draft }) => {
  expect(draftOf(values)).toEqual(draft);
});

test('every field of the body has a field in a blank form, and no other is sent', () => {
  const blank = {
    ...blankCustomer(),
    business_owners: [{ ...blankOwner(), supporting_documents: [blankDocument('OTHER')] }],
    documents: [blankDocument('OTHER')],
  };
  const filled = JSON.parse(JSON.stringify(blank), (_, value) => (value === '' ? 'x' : value));
  const sent = Object(draftOf(filled));
  const keysOf = (one: { readonly entries: object }) => Object.keys(one.entries).sort();
  const schema = Object(BusinessCustomerSchema);
  const owner = schema.entries.business_owners.item;
  expect(Object.keys(sent).sort()).toEqual(keysOf(schema));
  expect(Object.keys(sent.business_owners[0]).sort()).toEqual(keysOf(owner));
  expect(Object.keys(sent.documents[0]).sort()).toEqual(keysOf(schema.entries.documents.item));
});

test.each([
  {
    why: 'of a document',
    values: {
      documents: [
        { issued: '', expires: '' },
        { issued: '2026-01-31', expires: '' },
      ],
    },
    dates: { 'documents.1': { issued: '2026-01-31' } },
  },
  {
    why: 'of an ID document',
    values: {
      business_owners: [{ front_image: file, id_dates: { issued: '', expires: '2031-01-31' } }],
    },
    dates: { 'business_owners.0.front_image': { expires: '2031-01-31' } },
  },
  {
    why: 'of an owner’s document',
    values: { business_owners: [{ supporting_documents: [{ issued: '2026-01-31' }] }] },
    dates: { 'business_owners.0.supporting_documents.0': { issued: '2026-01-31' } },
  },
  {
    why: 'of an ID document that isn’t there: none',
    values: { business_owners: [{ front_image: '', id_dates: { issued: '2026-01-31' } }] },
    dates: {},
  },
  {
    why: 'of values that are not a form: none',
    values: { documents: 1, business_owners: [null] },
    dates: {},
  },
])('dates $why', ({ values, dates }) => {
  expect(documentDatesOf(values)).toEqual(dates);
});
