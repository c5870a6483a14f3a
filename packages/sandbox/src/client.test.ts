import * as api from '@passmuster/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { callerOf } from './testing/caller.ts';
import { listen } from './testing/listen.ts';
import { sampleBankMethod as bank } from './testing/sampleBankMethod.ts';
import { sampleCustomer } from './testing/sampleCustomer.ts';

const apiKey = 'a-client-key-of-this-test';
const sandbox = createSandbox({ apiKeys: [apiKey] });
let origin: string;
let close: () => void;
beforeAll(async () => {
  ({ url: origin, close } = await listen(sandbox));
});
afterAll(async () => {
  close();
  await sandbox.close();
});

/** All operations, each with what the client must return for the sandbox's answer. */
const unknownId = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const cases: readonly {
  readonly name: api.OperationId;
  readonly why: string;
  readonly run: (client: api.Client) => Promise<api.ApiResult<unknown>>;
  readonly gives: object;
}[] = [
  {
    name: 'createBusinessCustomer',
    why: 'a customer',
    run: (client) => api.createBusinessCustomer(client, sampleCustomer()),
    gives: { data: { id: expect.any(String) } },
  },
  {
    name: 'createBusinessCustomer',
    why: 'a taken email',
    run: (client) =>
      api.createBusinessCustomer(client, sampleCustomer({ email: 'taken@sandbox.example' })),
    gives: { error: { status: 409, code: 'DUPLICATE_EMAIL' } },
  },
  {
    name: 'createBusinessCustomer',
    why: 'missing documents',
    run: (client) => api.createBusinessCustomer(client, sampleCustomer({ documents: [] })),
    gives: { error: { status: 400, code: 'VALIDATION_ERROR' } },
  },
  {
    name: 'createBankPayoutMethod',
    why: 'a bank method',
    run: (client) => api.createBankPayoutMethod(client, bank),
    gives: { data: { type: 'BANK', customer_id: null } },
  },
  {
    name: 'createWallet',
    why: 'a stablecoin wallet',
    run: (client) => api.createWallet(client, { currency: 'USDC', network: 'polygon' }),
    gives: { data: { status: 'active', addresses: [{ network: 'polygon' }] } },
  },
  {
    name: 'createWallet',
    why: 'a fiat wallet',
    run: (client) => api.createWallet(client, { currency: 'CAD' }),
    gives: { data: { status: 'pending', addresses: [] } },
  },
  {
    name: 'createWallet',
    why: 'an unknown customer',
    run: (client) => api.createWallet(client, { currency: 'ZAR', customer_id: unknownId }),
    gives: { error: { status: 404, code: 'CUSTOMER_NOT_FOUND' } },
  },
  {
    name: 'listWallets',
    why: 'a page',
    run: (client) => api.listWallets(client, { page: 1, limit: 2 }),
    gives: { data: { pagination: { page: 1, limit: 2 } } },
  },
  {
    name: 'deletePayoutMethod',
    why: 'a method added before',
    run: async (client) => {
      const { id } = api.unwrap(await api.createBankPayoutMethod(client, bank));
      return api.deletePayoutMethod(client, { payout_method_id: id });
    },
    gives: { data: { status: 'success', message: 'Merchant payout method deleted' } },
  },
  {
    name: 'deletePayoutMethod',
    why: 'an unknown method',
    run: (client) => api.deletePayoutMethod(client, { payout_method_id: unknownId }),
    gives: { error: { status: 404, code: 'PAYOUT_METHOD_NOT_FOUND' } },
  },
  {
    name: 'findTransactions',
    why: 'an unknown reference',
    run: (client) => api.findTransactions(client, { reference_id: unknownId }),
    gives: { error: { status: 404, code: 'TRANSACTIONS_NOT_FOUND' } },
  },
  {
    name: 'findTransactions',
    why: 'a malformed reference',
    run: (client) => api.findTransactions(client, { reference_id: 'order 7' }),
    gives: { error: { status: 400, code: 'INVALID_REFERENCE_ID' } },
  },
  {
    name: 'listAssetCodes',
    why: 'the fiat assets',
    run: (client) => api.listAssetCodes(client, { asset_type: 'FIAT' }),
    gives: { data: [{ code: 'ZAR', networks: null }, { code: 'CAD' }, { code: 'NGN' }] },
  },
  {
    name: 'validateAddress',
    why: 'a good address',
    run: (client) =>
      api.validateAddress(client, {
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        network: 'erc20',
      }),
    gives: { data: { valid: true } },
  },
  {
    name: 'validateAddress',
    why: 'a bad address',
    run: (client) => api.validateAddress(client, { address: '0x0', network: 'erc20' }),
    gives: { data: { valid: false } },
  },
];

describe.each([
  { way: 'over HTTP', auth: 'x-api-key' },
  { way: 'over HTTP', auth: 'bearer' },
  { way: 'in process', auth: 'x-api-key' },
  { way: 'in process', auth: 'bearer' },
] as const)('the client $way with $auth', ({ way, auth }) => {
  const open = (key = apiKey) =>
    api.createClient({
      baseUrl: way === 'over HTTP' ? `${origin}/api` : 'http://localhost/api',
      apiKey: key,
      auth,
      fetch: way === 'over HTTP' ? fetch : sandbox.fetch,
    });

  test.each(cases)('$name: $why', async ({ run, gives }) => {
    expect(await run(open())).toMatchObject(gives);
  });

  test('both legs of a transfer, from the seeded data', async () => {
    const key = await (await sandbox.keys()).create({ merchant: `${way} ${auth}` });
    const { body } = await callerOf(sandbox, key)('POST', '/_sandbox/seed');
    const found = await api.findTransactions(open(key), body.data);
    expect(found.data).toMatchObject([
      { transaction_mode: 'DEBIT' },
      { transaction_mode: 'CREDIT' },
    ]);
  });

  test('an unknown key is distinguished from every other error', async () => {
    const { error } = await api.listAssetCodes(open('nobody'));
    expect(error).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });
});
