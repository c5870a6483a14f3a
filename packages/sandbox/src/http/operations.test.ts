import { isAddress } from '@passmuster/address';
import {
  CreateBankPayoutMethodResponseSchema,
  CreateBusinessCustomerResponseSchema,
  CreateWalletResponseSchema,
  FindTransactionsResponseSchema,
  ListAssetCodesResponseSchema,
  ListWalletsResponseSchema,
  OperationErrorSchema,
  SuccessMessageSchema,
  ValidateAddressResponseSchema,
} from '@passmuster/schemas';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { bankFields } from '../ledger/switches.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';
import { apiRoutes } from './apiRoutes.ts';

const unknownId = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const bank = {
  type: 'BANK',
  currency: 'ZAR',
  account_name: 'Karoo Coffee',
  account_number: '0012345678',
  bank_name: 'Sandbox Bank',
  bank_code: '250655',
};

test('the paths are those of the specification, under /api', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/business-customers',
    'POST /api/payout/methods/banks',
    'POST /api/wallets',
    'GET /api/wallets',
    'DELETE /api/payout/methods/:payout_method_id',
    'GET /api/customers/transactions/by_ref_id/:reference_id',
    'GET /api/asset-codes',
    'GET /api/payouts/validate-address',
  ]);
});

onEachStorage('the eight operations', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  test('a customer is created with an id, its profile and no image', async () => {
    const sent = sampleCustomer();
    const { status, body, text } = await call('POST', '/api/business-customers', sent);
    expect(status).toBe(201);
    const { business_owners: owners, documents, ...fields } = sent;
    expect(body.data).toMatchObject(fields);
    expect(v.is(CreateBusinessCustomerResponseSchema, body)).toBe(true);
    expect(body.data).toMatchObject({
      id: expect.any(String),
      business_name: 'Karoo Trading (Pty) Ltd',
    });
    expect(text).not.toMatch(/base64|_image/);
  });

  test.each([
    { field: 'email', taken: { email: 'Ada@Example.com' }, again: { email: 'aDA@example.COM' } },
    { field: 'phone', taken: { phone: '+27820000001' }, again: { phone: '+27820000001' } },
  ])('a second customer with the same $field is refused', async ({ field, taken, again }) => {
    await call('POST', '/api/business-customers', sampleCustomer(taken));
    const { status, body } = await call('POST', '/api/business-customers', sampleCustomer(again));
    expect([status, body.code]).toEqual([409, `DUPLICATE_${field.toUpperCase()}`]);
    const other = await newMerchant(sandbox());
    const elsewhere = await other('POST', '/api/business-customers', sampleCustomer(again));
    expect(elsewhere.status).toBe(201);
  });

  test('with a taken email and a taken phone the email is named, on either storage', async () => {
    const both = { email: 'both@example.com', phone: '+27820000002' };
    await call('POST', '/api/business-customers', sampleCustomer(both));
    const { body } = await call('POST', '/api/business-customers', sampleCustomer(both));
    expect(body.code).toBe('DUPLICATE_EMAIL');
  });

  test('a refused customer does not hold its email', async () => {
    const email = 'once@example.com';
    const refused = await call(
      'POST',
      '/api/business-customers',
      sampleCustomer({ email, documents: [] }),
    );
    expect(refused.status).toBe(400);
    const sent = await call('POST', '/api/business-customers', sampleCustomer({ email }));
    expect(sent.status).toBe(201);
  });

  test.each([
    { why: 'without documents', change: { documents: [] }, rule: 'business/required-documents' },
    {
      why: 'with an owner without a proof of address',
      change: { business_owners: [{ ...minor(), ...adult, supporting_documents: [] }] },
      rule: 'owner/proof-of-address',
    },
    {
      why: 'with an owner of 17',
      change: { business_owners: [minor()] },
      rule: 'owner/minimum-age',
    },
    {
      why: 'with a phone outside the pattern',
      change: { phone: '0821234567' },
      rule: 'schema/format',
    },
  ])('a customer $why is refused by $rule', async ({ change, rule }) => {
    await call('PUT', '/_sandbox/clock', { at: '2026-01-01' });
    const { status, body } = await call('POST', '/api/business-customers', sampleCustomer(change));
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.issues.map((issue: { rule: string }) => issue.rule)).toContain(rule);
  });

  test.each(['USDC', 'USDT'])('a %s wallet is active and has an address', async (currency) => {
    const created = await call('POST', '/api/wallets', { currency, network: 'polygon' });
    expect(created.status).toBe(201);
    expect(v.is(CreateWalletResponseSchema, created.body)).toBe(true);
    const { data } = created.body;
    expect(data).toMatchObject({
      asset_type: 'STABLECOIN',
      status: 'active',
      balance: '0.00000000',
    });
    expect(data.addresses).toMatchObject([{ crypto_wallet_id: data.id, network: 'polygon' }]);
    expect(hasChecksum(data.addresses[0].address)).toBe(true);
    const { body } = await call('GET', '/api/wallets');
    expect(body.data[0].addresses[0]).not.toHaveProperty('crypto_wallet_id');
    expect(body.data[0].addresses[0].address).toBe(data.addresses[0].address);
  });

  test.each(['ZAR', 'CAD', 'NGN'])(
    'a %s wallet is pending and has no address',
    async (currency) => {
      const { status, body } = await call('POST', '/api/wallets', { currency });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ asset_type: 'FIAT', status: 'pending', balance: '0.00' });
      expect(body.data).toMatchObject({ addresses: [], customer_id: null });
      expect(body.data).not.toHaveProperty('description');
    },
  );

  test.each([
    { body: { currency: 'USDC' }, status: 400, code: 'VALIDATION_ERROR' },
    { body: { currency: 'ZAR', network: 'erc20' }, status: 400, code: 'VALIDATION_ERROR' },
    { body: { currency: 'GBP' }, status: 400, code: 'VALIDATION_ERROR' },
    {
      body: { currency: 'ZAR', description: 'x'.repeat(256) },
      status: 400,
      code: 'VALIDATION_ERROR',
    },
    { body: { currency: 'ZAR', customer_id: unknownId }, status: 404, code: 'CUSTOMER_NOT_FOUND' },
    { body: [], status: 400, code: 'VALIDATION_ERROR' },
  ])('a wallet from $body is refused with $code', async ({ body, status, code }) => {
    const reply = await call('POST', '/api/wallets', body);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(v.is(OperationErrorSchema, reply.body)).toBe(true);
  });

  test('wallets are listed newest first, filtered and counted', async () => {
    const { body: customer } = await call('POST', '/api/business-customers', sampleCustomer());
    const owner = { customer_id: customer.data.id };
    await call('POST', '/api/wallets', {
      currency: 'USDC',
      network: 'erc20',
      description: 'first',
    });
    await call('POST', '/api/wallets', { currency: 'ZAR' });
    await call('POST', '/api/wallets', { currency: 'ZAR', ...owner });
    const page = await call('GET', '/api/wallets?limit=2');
    expect(v.is(ListWalletsResponseSchema, page.body)).toBe(true);
    expect(page.body.pagination).toEqual({ total: 3, page: 1, limit: 2, totalPages: 2 });
    const oldest = await call('GET', '/api/wallets?page=2&limit=2');
    expect(
      [...page.body.data, ...oldest.body.data].map((wallet) => [
        wallet.currency,
        wallet.customer_id,
      ]),
    ).toEqual([
      ['ZAR', owner.customer_id],
      ['ZAR', null],
      ['USDC', null],
    ]);
    const totals = async (query: string) =>
      (await call('GET', `/api/wallets?${query}`)).body.pagination.total;
    expect(await totals('status=pending')).toBe(2);
    expect(await totals('asset_type=STABLECOIN')).toBe(1);
    expect(await totals('currency=ZAR&status=active')).toBe(0);
    expect(await totals(`customer_id=${owner.customer_id.toUpperCase()}`)).toBe(1);
    expect(await totals(`customer_id=${unknownId}`)).toBe(0);
    await call('PUT', '/_sandbox/switches', { listAllWallets: false });
    expect(await totals('currency=ZAR')).toBe(1);
    const last = await call('GET', '/api/wallets?page=9007199254740991&limit=100');
    expect([last.status, last.body.data, last.body.pagination.total]).toEqual([200, [], 2]);
  });

  test('a listed wallet is the created one, whatever its description, but for crypto_wallet_id', async () => {
    for (const wallet of [
      { currency: 'ZAR', description: 'a "quoted" \\ text,\n\u2028 é \ud83d\ude00 </script>' },
      { currency: 'USDC', network: 'polygon', description: '' },
      { currency: 'NGN' },
    ]) {
      const created = (await call('POST', '/api/wallets', wallet)).body.data;
      for (const address of created.addresses) {
        expect(address.crypto_wallet_id).toBe(created.id);
        delete address.crypto_wallet_id;
      }
      expect((await call('GET', '/api/wallets?limit=1')).body.data).toEqual([created]);
    }
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=9007199254740993',
    'limit=0',
    'limit=101',
    'status=open',
    'page=1&page=2',
    'currency=%00',
    'customer_id=1',
  ])('the query %s is refused', async (query) => {
    const { status, body } = await call('GET', `/api/wallets?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  test('a merchant-owned bank method is added and deleted once', async () => {
    const added = await call('POST', '/api/payout/methods/banks', bank);
    expect(added.status).toBe(201);
    expect(v.is(CreateBankPayoutMethodResponseSchema, added.body)).toBe(true);
    expect(added.body.data).toMatchObject({ ...bank, customer_id: null, iban: null });
    expect(added.body.message).toBe('Bank payout method added');
    const path = `/api/payout/methods/${added.body.data.id}`;
    const deleted = await call(
      'DELETE',
      path.toUpperCase().replace('/API/PAYOUT/METHODS', '/api/payout/methods'),
    );
    expect([deleted.status, v.is(SuccessMessageSchema, deleted.body)]).toEqual([200, true]);
    expect(deleted.body.message).toBe('Merchant payout method deleted');
    const again = await call('DELETE', path, undefined, { 'content-type': 'application/json' });
    expect([again.status, again.body.code]).toEqual([404, 'PAYOUT_METHOD_NOT_FOUND']);
  });

  test('a customer-specific method is deleted only with its customer_id', async () => {
    const { body: customer } = await call('POST', '/api/business-customers', sampleCustomer());
    const owner = { customer_id: customer.data.id };
    const added = await call('POST', '/api/payout/methods/banks', { ...bank, ...owner });
    const path = `/api/payout/methods/${added.body.data.id}`;
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('DELETE', path, { customer_id: unknownId })).status).toBe(404);
    const deleted = await call('DELETE', path, owner);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Customer payout method deleted']);
  });

  test.each(['currency', 'account_name', 'account_number', 'bank_name', 'bank_code'] as const)(
    'a bank method without %s is refused by default, and accepted with the switch',
    async (field) => {
      const { [field]: _, ...short } = bank;
      const refused = await call('POST', '/api/payout/methods/banks', short);
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toMatchObject([{ path: [field] }]);
      const others = bankFields.filter((name) => name !== field);
      await call('PUT', '/_sandbox/switches', { requiredBankFields: others });
      expect((await call('POST', '/api/payout/methods/banks', short)).status).toBe(201);
      const bare = await call('POST', '/api/payout/methods/banks', { type: 'BANK' });
      const missing = bare.body.issues.map(({ path }: { path: string[] }) => path[0]);
      expect(missing.sort()).toEqual(others.sort());
    },
  );

  test('an account number is text, and the status of a creation can be switched', async () => {
    expect(
      (await call('POST', '/api/payout/methods/banks', { ...bank, account_number: 12 })).status,
    ).toBe(400);
    await call('PUT', '/_sandbox/switches', { createdStatus: 200 });
    expect((await call('POST', '/api/payout/methods/banks', bank)).status).toBe(200);
  });

  test.each([
    {
      reference: 'not-a-uuid',
      status: 400,
      code: 'INVALID_REFERENCE_ID',
      message: 'Invalid reference ID format',
    },
    {
      reference: '%zz',
      status: 400,
      code: 'INVALID_REFERENCE_ID',
      message: 'Invalid reference ID format',
    },
    {
      reference: unknownId,
      status: 404,
      code: 'TRANSACTIONS_NOT_FOUND',
      message: 'No transactions found with this reference ID',
    },
  ])('the reference $reference gives $code', async ({ reference, status, code, message }) => {
    const reply = await call('GET', `/api/customers/transactions/by_ref_id/${reference}`);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ status: 'error', message, code });
  });

  test('both legs of a transfer are found under its reference', async () => {
    const { body: seeded } = await call('POST', '/_sandbox/seed');
    const path = `/api/customers/transactions/by_ref_id/${seeded.data.reference_id}`;
    const { status, body } = await call('GET', path);
    expect([status, v.is(FindTransactionsResponseSchema, body)]).toEqual([200, true]);
    for (const leg of body.data) {
      expect(leg.transaction_id).toMatch(/^[0-9A-Z]{10}$/);
      expect([leg.amount, leg.balance].join()).toMatch(/^\d+\.\d{8},\d+\.\d{8}$/);
    }
    expect(
      body.data.map((leg: Record<string, unknown>) => [
        leg['transaction_mode'],
        leg['amount'],
        leg['status'],
      ]),
    ).toEqual([
      ['DEBIT', '125.50000000', 'COMPLETED'],
      ['CREDIT', '125.50000000', 'COMPLETED'],
    ]);
  });

  test('asset codes are listed by kind, fiat without networks', async () => {
    const { body } = await call('GET', '/api/asset-codes');
    expect(v.is(ListAssetCodesResponseSchema, body)).toBe(true);
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual([
      'USDC',
      'USDT',
      'ZAR',
      'CAD',
      'NGN',
    ]);
    const fiat = await call('GET', '/api/asset-codes?asset_type=FIAT');
    expect(fiat.body.data.map(({ networks }: { networks: null }) => networks)).toEqual([
      null,
      null,
      null,
    ]);
    expect((await call('GET', '/api/asset-codes?asset_type=CASH')).status).toBe(400);
  });

  test.each([
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', valid: true, why: 'checksum right' },
    { address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', valid: true, why: 'lowercase' },
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', valid: false, why: 'checksum wrong' },
    { address: '0x5aaeb', valid: false, why: 'too short' },
  ])('an address with $why is valid: $valid', async ({ address, valid }) => {
    const { status, body } = await call(
      'GET',
      `/api/payouts/validate-address?address=${address}&network=erc20`,
    );
    const message = valid ? 'Address is valid' : 'Address is not valid';
    expect([status, body.data.valid, body.message]).toEqual([200, valid, message]);
    expect(v.is(ValidateAddressResponseSchema, body)).toBe(true);
  });

  test.each([
    '',
    '?address=0x',
    '?network=erc20',
    '?address[]=0x1&network=erc20',
    '?address=%00&network=erc20',
  ])('validate-address%s is refused', async (query) => {
    expect((await call('GET', `/api/payouts/validate-address${query}`)).status).toBe(400);
  });
});

const adult = { date_of_birth: '1990-01-01' };

/** True for an address in mixed case whose checksum is right. */
const hasChecksum = (address: string): boolean =>
  isAddress(address) && address !== address.toLowerCase();

function minor() {
  const [owner] = sampleCustomer().business_owners;
  if (!owner) throw new Error('no owner');
  return { ...owner, date_of_birth: '2015-01-01' };
}
