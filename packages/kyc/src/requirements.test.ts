import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';
import { changed } from './testing/changed.ts';

const document = { doc_image: 'https://files.example.com/a.jpg', doc_country: 'ZA' };

test.each([
  { why: 'not filled in', set: { trading_name: undefined }, open: { trading_name: 'missing' } },
  { why: 'blank', set: { trading_name: ' ' }, open: { trading_name: 'missing' } },
  { why: 'wrong', set: { phone: '0821' }, open: { phone: 'invalid' } },
  {
    why: 'wrong by a rule',
    set: { 'business_owners.1.date_of_birth': '2015-01-01' },
    open: { 'business_owners.1.date_of_birth': 'invalid' },
  },
  {
    why: 'explained before it is chosen',
    set: { account_purpose: undefined, account_purpose_explanation: '' },
    open: { account_purpose: 'missing', account_purpose_explanation: 'blocked by account_purpose' },
  },
  {
    why: 'no owner yet',
    set: { business_owners: [] },
    open: {
      business_owners: 'missing',
      'business_owners.0.supporting_documents': 'blocked by business_owners',
    },
  },
  {
    why: 'neither owners nor a type',
    set: { business_owners: [], business_type: '' },
    open: {
      business_type: 'missing',
      business_owners: 'blocked by business_type',
      'business_owners.0.supporting_documents': 'blocked by business_owners',
    },
  },
  {
    why: 'a document is missing',
    set: { 'documents.1': { ...document, doc_type: 'OTHER' } },
    open: { documents: 'missing' },
  },
  {
    why: 'a document without its image',
    set: { 'documents.1.doc_image': undefined },
    open: { documents: 'invalid' },
  },
  {
    why: 'two of a kind, one in order',
    set: { 'documents.3': { doc_type: 'BANK_STATEMENT' } },
    open: { 'documents.3.doc_image': 'invalid', 'documents.3.doc_country': 'invalid' },
  },
  { why: 'optional, yet wrong', set: { is_dao: 'no' }, open: { is_dao: 'invalid' } },
])('$why: $open', ({ set, open }) => {
  const { requirements, ready } = reviewBusinessCustomer(changed(set), { asOf });
  const found = requirements
    .filter(({ status }) => status !== 'met')
    .map(({ path, status, blockedBy }) => [
      path.join('.'),
      blockedBy ? `${status} by ${blockedBy.join('.')}` : status,
    ]);
  expect(Object.fromEntries(found)).toEqual(open);
  if (ready) expect(found.every(([, status]) => status !== 'invalid')).toBe(true);
});

test('an empty form lists every field and document with a label and a count', () => {
  const { requirements } = reviewBusinessCustomer({}, { asOf });
  expect(requirements.map(({ label }) => label)).toContain('Certificate of incorporation');
  expect(
    requirements.every(({ label, count }) => label && count.have === 0 && count.need === 1),
  ).toBe(true);
  expect(requirements.length).toBe(30);
});
