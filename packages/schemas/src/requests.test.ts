import { uuidSample } from '@passmuster/testing/answers';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './index.ts';

/** The small requests: bodies, queries and paths of operations 2 to 8. */
const requests: readonly {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown>;
  readonly takes: readonly object[];
  readonly refuses: readonly object[];
}[] = [
  {
    name: 'body of Add bank payout method',
    schema: schemas.CreateBankPayoutMethodSchema,
    takes: [
      { type: 'BANK' },
      { type: 'BANK', currency: 'NGN' },
      { type: 'BANK', currency: 'ZAR', account_number: '0012345678', sort_code: null, iban: null },
      { type: 'BANK', currency: 'NGN', customer_id: uuidSample },
      { type: 'BANK', currency: 'NGN', customer_id: null },
    ],
    refuses: [
      {},
      { currency: 'NGN' },
      { type: 'BANK', currency: null },
      { type: 'bank', currency: 'NGN' },
      { type: 'BANK', currency: 'USD' },
      { type: 'BANK', currency: 'NGN', account_number: 12345678 },
      { type: 'BANK', currency: 'NGN', customer_id: '' },
    ],
  },
  {
    name: 'body of Create wallet',
    schema: schemas.CreateWalletSchema,
    takes: [
      { currency: 'USDC', network: 'polygon' },
      { currency: 'CAD', customer_id: uuidSample },
      { currency: 'CAD', customer_id: null },
      { currency: 'x'.repeat(51) },
      { currency: 'USDT', network: 'erc20', description: '🏦'.repeat(255) },
      { currency: 'ZAR' },
      { currency: 'NGN', network: undefined },
      { currency: 'EUR' },
      { currency: 'EUR', network: 'polygon' },
      { currency: 'usdc' },
    ],
    refuses: [
      {},
      { currency: 7 },
      { currency: 'USDC', network: 'Polygon' },
      { currency: 'USDC', network: '' },
      { currency: 'ZAR', description: 'x'.repeat(256) },
      { currency: 'ZAR', customer_id: 'me' },
      { currency: 'USDC' },
      { currency: 'USDT', network: undefined },
      { currency: 'ZAR', network: 'polygon' },
      { currency: 'CAD', network: 'erc20' },
      { currency: 'NGN', network: 'polygon' },
    ],
  },
  {
    name: 'query of List wallets',
    schema: schemas.ListWalletsQuerySchema,
    takes: [
      {},
      { page: 1, limit: 1 },
      { limit: 100 },
      { status: 'suspended', asset_type: 'FIAT', currency: 'USDT' },
    ],
    refuses: [
      { page: 0 },
      { page: 1.5 },
      { limit: 0 },
      { limit: 101 },
      { limit: '10' },
      { status: 'closed' },
      { asset_type: 'fiat' },
    ],
  },
  {
    name: 'query of List wallets, as text',
    schema: schemas.ListWalletsQueryTextSchema,
    takes: [{}, { page: '1', limit: '100' }, { page: '007' }],
    refuses: [
      { page: '0' },
      { page: '1.5' },
      { page: '' },
      { page: '-1' },
      { page: '1e3' },
      { page: ['1'] },
      { limit: '101' },
      { page: '9007199254740993' },
    ],
  },
  {
    name: 'path of Delete payout method',
    schema: schemas.DeletePayoutMethodParamsSchema,
    takes: [{ payout_method_id: uuidSample }],
    refuses: [{}, { payout_method_id: '1' }],
  },
  {
    name: 'body of Delete payout method',
    schema: schemas.DeletePayoutMethodSchema,
    takes: [{}, { customer_id: uuidSample }, { customer_id: null }],
    refuses: [{ customer_id: '' }, { customer_id: '1' }],
  },
  {
    name: 'path of Fetch transactions',
    schema: schemas.FindTransactionsParamsSchema,
    takes: [{ reference_id: uuidSample }, { reference_id: 'not-a-uuid' }],
    refuses: [{}, { reference_id: '' }, { reference_id: 'a\0' }],
  },
  {
    name: 'query of List asset codes',
    schema: schemas.ListAssetCodesQuerySchema,
    takes: [{}, { asset_type: 'STABLECOIN' }],
    refuses: [{ asset_type: 'stablecoin' }, { asset_type: '' }],
  },
  {
    name: 'query of Validate address',
    schema: schemas.ValidateAddressQuerySchema,
    takes: [{ address: '0x0', network: 'erc20' }],
    refuses: [
      {},
      { address: '0x0' },
      { address: '', network: 'erc20' },
      { address: '0x0', network: 'tron' },
    ],
  },
];

describe.each(requests)('$name', ({ schema, takes, refuses }) => {
  test.each(takes.map((value) => ({ value })))('takes $value', ({ value }) => {
    expect(v.safeParse(schema, value).issues).toBeUndefined();
  });
  test.each(refuses.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect(v.safeParse(schema, value).success).toBe(false);
  });
});

test('the query of List wallets as text takes the defaults of the specification', () => {
  expect(v.parse(schemas.ListWalletsQueryTextSchema, {})).toEqual({ page: 1, limit: 10 });
});
