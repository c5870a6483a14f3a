import { readFile } from 'node:fs/promises';
import { bankMethodSample } from '@passmuster/testing/samples';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

let call: Caller;
beforeEach(async () => {
  call = await newMerchant(sandbox);
});

const [owner] = sampleCustomer().business_owners;
const [document, ...documents] = sampleCustomer().documents;
const create = (change: object) =>
  call('POST', '/api/business-customers', { ...sampleCustomer(), ...change });
const withOwner = (change: object) => ({ business_owners: [{ ...owner, ...change }] });
const withDocument = (change: object) => ({
  documents: [{ ...document, ...change }, ...documents],
});
const withAddress = (change: object) => ({
  registered_address: { ...sampleCustomer().registered_address, ...change },
});

/** A body that an offline review only warns about is accepted: the specification does not forbid it. */
test.each([
  { gap: 1, why: 'no owner', change: { business_owners: [] } },
  { gap: 6, why: 'a phone number that no plan has', change: { phone: '+12' } },
  { gap: 7, why: 'a calling code of four digits', change: { phone_country_code: '+2345' } },
  { gap: 9, why: 'a purpose of a person', change: { account_purpose: 'RECEIVE_SALARY' } },
  { gap: 10, why: 'texts without a letter', change: { business_name: ' ', trading_name: '' } },
  { gap: 11, why: 'an industry of an older edition', change: { industry: '515210' } },
  { gap: 12, why: 'a foreign legal form', change: { business_type: 'B_CORPORATION' } },
  {
    gap: 14,
    why: 'an owner whose country is a name',
    change: withOwner({ address: { ...owner?.address, country: 'Wakanda' } }),
  },
  {
    gap: 15,
    why: 'a state and a postal code that say nothing',
    change: withAddress({ state: '-', postal_code: '-' }),
  },
  { gap: 17, why: 'an owner of a sanctioned country', change: withOwner({ nationality: 'IR' }) },
  {
    gap: 20,
    why: 'owners of more than all of it',
    change: { business_owners: [owner, { ...owner, id_number: 'B7654321' }] },
  },
  {
    gap: 21,
    why: 'a sole owner who is not marked as beneficial',
    change: withOwner({ is_beneficial_owner: false }),
  },
  { gap: 22, why: 'an id that is not a passport number', change: withOwner({ id_number: '#1' }) },
  {
    gap: 23,
    why: 'a data URI in front_image',
    change: withOwner({ front_image: 'data:image/png;base64,iVBORw0KGgo=' }),
  },
  {
    gap: 24,
    why: 'a document that is a text',
    change: withDocument({ doc_image: 'data:text/plain;base64,SGk=' }),
  },
  {
    gap: 32,
    why: 'a document of a country after AE',
    change: withDocument({ doc_country: 'ZW' }),
  },
])('a customer with $why is taken (SPEC-GAP $gap)', async ({ change }) => {
  expect((await create(change)).status).toBe(201);
});

test.each([
  { gap: 11, why: 'an industry not in the list', change: { industry: '541511' } },
  { gap: 13, why: 'an owner from Côte d’Ivoire', change: withOwner({ nationality: 'CI' }) },
  {
    gap: 23,
    why: 'a script for an image',
    change: withOwner({ front_image: 'javascript:alert(1)' }),
  },
  {
    gap: 28,
    why: 'a REGULATORY_LICENSE_REGISTRATION',
    change: withDocument({ doc_type: 'REGULATORY_LICENSE_REGISTRATION' }),
  },
])('a customer with $why is refused (SPEC-GAP $gap)', async ({ change }) => {
  const { status, body } = await create(change);
  expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
});

test('an empty sub_type is stored as absent, an unknown field not at all (SPEC-GAP 29, 68)', async () => {
  const { body } = await create({ ...withDocument({ sub_type: '' }), nickname: 'Karoo' });
  expect(body.data.documents[0]).toEqual({ doc_type: 'BUSINESS_FORMATION', doc_country: 'ZA' });
  expect(body.data).not.toHaveProperty('nickname');
});

test('what was left out is stored with its default, the income as it was sent (SPEC-GAP 3, 5)', async () => {
  const change = { customer_type: undefined, is_dao: undefined, expected_monthly_income: 1e9 };
  const { body } = await create(change);
  expect(body.data).toMatchObject({
    customer_type: 'business',
    is_dao: false,
    expected_monthly_income: 1e9,
  });
});

test.each([
  { at: '2026-02-27', status: 400 },
  { at: '2026-02-28', status: 201 },
])('born on 29 February 2008: on $at $status (SPEC-GAP 33, 34)', async ({ at, status }) => {
  await call('PUT', '/_sandbox/clock', { at });
  expect((await create(withOwner({ date_of_birth: '2008-02-29' }))).status).toBe(status);
});

test('identifiers of accounts elsewhere are stored as they are sent (SPEC-GAP 36, 37)', async () => {
  const method = {
    ...bankMethodSample,
    sort_code: '1',
    swift_code: '2',
    routing_number: '3',
    iban: '4',
  };
  const { status, body } = await call('POST', '/api/payout/methods/banks', method);
  expect(status).toBe(201);
  expect(body.data).toMatchObject(method);
});

test('a bank method with a customer_id of null is the merchant’s (SPEC-GAP 72)', async () => {
  await call('PUT', '/_sandbox/switches', { requiredBankFields: [] });
  const method = { type: 'BANK', currency: 'NGN', customer_id: null };
  const { status, body } = await call('POST', '/api/payout/methods/banks', method);
  expect([status, body.data.customer_id]).toEqual([201, null]);
});

test('a wallet with a customer_id of null is the merchant’s (SPEC-GAP 75)', async () => {
  const { status, body } = await call('POST', '/api/wallets', {
    currency: 'NGN',
    customer_id: null,
  });
  expect([status, body.data?.customer_id]).toEqual([201, null]);
});

test('a method is deleted with the customer_id of null that it is shown with (SPEC-GAP 77)', async () => {
  const { data } = (await call('POST', '/api/payout/methods/banks', bankMethodSample)).body;
  const { status } = await call('DELETE', `/api/payout/methods/${data.id}`, {
    customer_id: data.customer_id,
  });
  expect([data.customer_id, status]).toEqual([null, 200]);
});

test('a known query parameter sent twice is refused, an unknown one ignored (SPEC-GAP 68)', async () => {
  const statusOf = async (query: string) => (await call('GET', `/api/wallets?${query}`)).status;
  expect(await statusOf('page=1&page=1')).toBe(400);
  expect(await statusOf('other=1&other=2&__proto__=3&__proto__=4')).toBe(200);
});

test('the mistakes in the shape and those of the rules are listed together', async () => {
  const file = new URL('../../../../examples/incomplete.json', import.meta.url);
  const { body } = await call('POST', '/api/business-customers', await readFile(file, 'utf8'));
  const rules = body.issues.map(({ rule }: { rule: string }) => rule);
  expect(rules).toHaveLength(5);
  expect(rules).toContain('business/required-documents');
  expect(rules.some((rule: string) => rule.startsWith('schema/'))).toBe(true);
});

test('networks are capitalized in asset codes and lowercase in wallets (SPEC-GAP 42)', async () => {
  const { body } = await call('GET', '/api/asset-codes?asset_type=STABLECOIN');
  for (const { networks } of body.data) {
    expect(networks).toMatchObject([{ network: 'Erc20' }, { network: 'Polygon' }]);
  }
  const wallet = await call('POST', '/api/wallets', { currency: 'USDC', network: 'Polygon' });
  expect(wallet.status).toBe(400);
});

test.each([
  'POST /api/individual-customers',
  'GET /api/customers',
  'POST /api/payouts',
  'POST /api/swap',
  'GET /api/webhooks',
])('%s is not invented (SPEC-GAP 66, 70)', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const { status, body } = await call(method, path);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});
