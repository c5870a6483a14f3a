import {
  FindTransactionsResponseSchema,
  ListAssetCodesResponseSchema,
  ValidateAddressResponseSchema,
} from '@passmuster/schemas';
import { specifiedOperations } from '@passmuster/testing/contract/operations';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { apiRoutes } from './apiRoutes.ts';

const unknownId = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';

test('the paths are those of the specification, under /api', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`)).toEqual(
    specifiedOperations.map(({ call }) => call.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1')),
  );
});

onEachStorage('transactions, asset codes and addresses', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
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
