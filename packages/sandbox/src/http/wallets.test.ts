import { isAddress } from '@passmuster/address';
import {
  CreateWalletResponseSchema,
  ListWalletsResponseSchema,
  OperationErrorSchema,
} from '@passmuster/schemas';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const unknownId = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';

/** True for an address in mixed case whose checksum is right. */
const hasChecksum = (address: string): boolean =>
  isAddress(address) && address !== address.toLowerCase();

onEachStorage('wallets', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
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
    { body: { currency: '' }, status: 400, code: 'VALIDATION_ERROR' },
    { body: { currency: ' ', network: 'polygon' }, status: 400, code: 'VALIDATION_ERROR' },
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

  test('an empty list has 0 pages, and page 1 of it is an empty list (SPEC-GAP 87)', async () => {
    const { status, body } = await call('GET', '/api/wallets?page=1&limit=10');
    expect([status, body.data]).toEqual([200, []]);
    expect(body.pagination).toEqual({ total: 0, page: 1, limit: 10, totalPages: 0 });
  });

  test('a listed wallet equals the created one, except for crypto_wallet_id', async () => {
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

  test.each([
    { query: 'limit=', says: 'Query parameter limit: The API expects an integer here' },
    { query: 'limit=101', says: 'Query parameter limit: The API accepts 100 or less here' },
    { query: 'page=1&page=2', says: 'Query parameter page is sent more than once' },
    { query: 'page=2&x=1&x=2&page=', says: 'Query parameter page is sent more than once' },
  ])('the refusal of the query $query names the parameter', async ({ query, says }) => {
    const { body } = await call('GET', `/api/wallets?${query}`);
    expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([says]);
  });
});
