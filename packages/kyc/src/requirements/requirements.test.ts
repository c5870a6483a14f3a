import { en } from '@passmuster/schemas/labels';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { requiredDocuments } from '../rules/business/requiredDocuments.ts';
import { proofOfAddress } from '../rules/owner/proofOfAddress.ts';
import { spec } from '../rules/spec.ts';
import { changed } from '../testing/changed.ts';

const document = { doc_image: 'https://files.example.com/a.jpg', doc_country: 'ZA' };

test.each([
  { why: 'not filled in', set: { trading_name: undefined }, open: { trading_name: 'missing' } },
  { why: 'blank, by the letter', set: { trading_name: ' ' }, open: {} },
  {
    why: 'blank where one character is required',
    set: { 'registered_address.city': '' },
    open: { 'registered_address.city': 'missing' },
  },
  { why: 'wrong', set: { phone: '0821' }, open: { phone: 'invalid' } },
  {
    why: 'wrong by a rule',
    set: { 'business_owners.1.date_of_birth': '2015-01-01' },
    open: { 'business_owners.1.date_of_birth': 'invalid' },
  },
  {
    why: 'explained before it is chosen',
    set: { account_purpose: undefined, account_purpose_explanation: undefined },
    open: { account_purpose: 'missing', account_purpose_explanation: 'blocked by account_purpose' },
  },
  {
    why: 'no owners, which the API accepts (SPEC-GAP 1)',
    set: { business_owners: [] },
    open: {},
  },
  {
    why: 'no owner yet',
    set: { business_owners: undefined },
    open: {
      business_owners: 'missing',
      'business_owners.0.supporting_documents': 'blocked by business_owners',
    },
  },
  {
    why: 'neither owners nor a type',
    set: { business_owners: undefined, business_type: '' },
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
  const { requirements, verdict } = reviewBusinessCustomer(changed(set), { preset: spec, asOf });
  const found = requirements
    .filter(({ status }) => status !== 'met')
    .map(({ path, status, blockedBy }) => [
      path.join('.'),
      blockedBy ? `${status} by ${blockedBy.join('.')}` : status,
    ]);
  expect(Object.fromEntries(found)).toEqual(open);
  expect(verdict).toBe(found.length > 0 ? 'blocked' : 'clear');
});

test('an empty form lists every field and document with a label, a rule and what to do', () => {
  const { requirements } = reviewBusinessCustomer({}, { preset: spec, asOf });
  expect(requirements.map(({ label }) => label)).toContain('Certificate of incorporation');
  expect(
    requirements.every(({ label, rule, level }) => label && rule && level === 'required'),
  ).toBe(true);
  for (const { status, remedy } of requirements) expect(!remedy).toBe(status === 'blocked');
  expect(requirements.length).toBe(30);
});

test.each([
  { why: 'an optional field', set: { is_dao: 'no' }, at: 'is_dao', label: 'Is a DAO' },
  {
    why: 'a field of another document',
    set: { 'documents.3': { ...document, doc_type: 'OTHER', doc_image: '' } },
    at: 'documents.3.doc_image',
    label: 'File',
  },
  {
    why: 'a whole document',
    set: { 'documents.3': 'a scan' },
    at: 'documents.3',
    label: 'Documents',
  },
])('what is wrong with $why is a required line: $label', ({ set, at, label }) => {
  const { requirements } = reviewBusinessCustomer(changed(set), { preset: spec, asOf });
  const line = requirements.find(({ path }) => path.join('.') === at);
  expect(line).toMatchObject({ label, level: 'required', status: 'invalid' });
});

test('documents have the rule that asks for them, and its remedy', () => {
  const { requirements } = reviewBusinessCustomer(
    { business_owners: [{}] },
    { preset: spec, asOf },
  );
  const lines = requirements.filter(({ documentType }) => documentType);
  expect(
    lines.map(({ path, label, rule, remedy }) => [path.join('.'), label, rule, remedy]),
  ).toEqual([
    [
      'business_owners.0.supporting_documents',
      'Proof of address',
      proofOfAddress.id,
      proofOfAddress.remedy,
    ],
    ...(['BUSINESS_FORMATION', 'OWNERSHIP_INFORMATION', 'BANK_STATEMENT'] as const).map((type) => [
      'documents',
      en.documentTypes[type],
      requiredDocuments.id,
      requiredDocuments.texts?.[type]?.remedy,
    ]),
  ]);
});

test('the line that counts the rest is of the application', () => {
  const owners = Array.from({ length: 60 }, () => ({}));
  const { requirements } = reviewBusinessCustomer(
    { business_owners: owners },
    { preset: spec, asOf },
  );
  expect(requirements.at(-1)).toMatchObject({ path: [], label: 'Application', level: 'required' });
});

test('a field whose finding is among those that are only counted is invalid, too', () => {
  const owners = Array.from({ length: 30 }, () => ({ email: 'x' }));
  const { findings, requirements } = reviewBusinessCustomer(
    { business_owners: owners },
    { preset: spec, asOf },
  );
  const place = 'business_owners.29.email';
  expect(findings.some(({ path }) => path.join('.') === place)).toBe(false);
  expect(requirements.find(({ path }) => path.join('.') === place)?.status).toBe('invalid');
});

test('a required field has the label of its last name, at any depth', () => {
  const { requirements } = reviewBusinessCustomer(changed({}), { preset: spec, asOf });
  const labels = Object.fromEntries(
    requirements.map(({ path, label }) => [path.join('.'), label] as const),
  );
  expect(labels).toMatchObject({
    trading_name: 'Trading name',
    'registered_address.city': 'City',
    'business_owners.0.last_name': 'Last name',
  });
});
