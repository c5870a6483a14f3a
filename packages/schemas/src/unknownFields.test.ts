import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';
import { expect, test, vi } from 'vitest';
import { BusinessCustomerSchema } from './customer/businessCustomer.ts';
import { unknownFields } from './unknownFields.ts';
import { CreateWalletSchema } from './wallet/createWallet.ts';

const owner = { ...ownerSample, nick: 'A', address: { ...ownerSample.address, zip: '1' } };

test.each([
  { schema: CreateWalletSchema, value: { currency: 'USDC' }, paths: [] },
  {
    schema: CreateWalletSchema,
    value: { currency: 'USDC', netwrok: 'polygon' },
    paths: [['netwrok']],
  },
  { schema: CreateWalletSchema, value: [{ netwrok: 1 }], paths: [] },
  {
    schema: CreateWalletSchema,
    value: JSON.parse('{"__proto__":1,"constructor":1}'),
    paths: [['#1'], ['#2']],
  },
  {
    schema: BusinessCustomerSchema,
    value: {
      ...customerSample,
      business_owners: [owner],
      documents: [documentSample, { size: 1 }],
    },
    paths: [
      ['business_owners', 0, `#${Object.keys(owner).length}`],
      ['business_owners', 0, 'address', `#${Object.keys(owner.address).length}`],
      ['documents', 1, '#1'],
    ],
  },
])('of $value, $paths are unknown', ({ schema, value, paths }) => {
  const findings = unknownFields(schema, value);
  expect(findings.map(({ path }) => path)).toHaveLength(paths.length);
  expect(findings.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  for (const finding of findings) {
    expect(finding).toMatchObject({ rule: 'schema/unknown-field', severity: 'info' });
  }
});

test.each([
  { count: 200, listed: 200, last: 'schema/unknown-field' },
  { count: 201, listed: 201, last: 'internal/more-findings' },
  { count: 5_000, listed: 201, last: 'internal/more-findings' },
])('of $count unknown fields, $listed findings are made', ({ count, listed, last }) => {
  const value = Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, i]));
  const findings = unknownFields(CreateWalletSchema, value);
  expect(findings).toHaveLength(listed);
  expect(findings.at(-1)?.rule).toBe(last);
});

test('a list that is too long is not looked at: the schema refuses it', () => {
  const value = { documents: Array.from({ length: 1_001 }, () => ({ size: 1 })) };
  expect(unknownFields(BusinessCustomerSchema, value)).toEqual([]);
});

test.each([
  { key: 'Ada Canary Obi', shown: '#2', why: 'a name' },
  { key: 'ada@canary.example', shown: '#2', why: 'an email' },
  { key: '+2348012345678', shown: '#2', why: 'a phone number' },
  { key: 'netwrok', shown: 'netwrok', why: 'a field with two letters swapped' },
  { key: 'networks', shown: 'networks', why: 'a field with a letter more' },
  { key: 'networksss', shown: '#2', why: 'no field with three letters more' },
])('the key $key ($why) is shown as $shown', ({ key, shown }) => {
  const findings = unknownFields(CreateWalletSchema, { currency: 'USDC', [key]: 1 });
  expect(findings.map(({ path }) => path)).toEqual([[shown]]);
  if (shown !== key) expect(JSON.stringify(findings)).not.toContain(key);
});

test('a field of another object is shown by its name', () => {
  const findings = unknownFields(BusinessCustomerSchema, { ...customerSample, date_of_birth: '1' });
  expect(findings.map(({ path }) => path)).toEqual([['date_of_birth']]);
});

test('of 240,000 unknown keys, the first 200 are compared with the fields', () => {
  const keys = Array.from({ length: 240_000 }, (_, index) => [`person ${index}`, 1]);
  const value = Object.fromEntries(keys);
  const compare = vi.spyOn(String.prototype, 'split');
  const findings = unknownFields(BusinessCustomerSchema, value);
  const comparisons = compare.mock.calls.length;
  compare.mockRestore();
  expect(findings).toHaveLength(201);
  // Those of the keys, and the names of the fields that are split into words.
  expect(comparisons).toBeLessThan(1_000);
});
