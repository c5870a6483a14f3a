import { bankMethodSample } from '@passmuster/testing/samples';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const bad = '/api/payouts/validate-address?address=0x0&network=erc20';
const methods = '/api/payout/methods';
const noCustomer = { customer_id: null };

const customers = '/api/business-customers';
const [firstOwner] = sampleCustomer().business_owners;
const without = (...fields: readonly string[]) => ({
  ...sampleCustomer(),
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

/** A request, and its status with the switch off and on. */
const cases: readonly (readonly [
  change: object,
  method: string,
  path: string,
  usual: number,
  switched: number,
  body?: object,
])[] = [
  [{ activeFilterOnly: true }, 'GET', '/api/wallets?status=active', 200, 200],
  [{ activeFilterOnly: true }, 'GET', '/api/wallets?status=pending', 200, 400],
  [{ clampPages: true }, 'GET', '/api/wallets?limit=101&page=0', 400, 200],
  [{ clampPages: true }, 'GET', '/api/wallets?limit=ten', 400, 400],
  [{ invalidAddressStatus: 422 }, 'GET', bad, 200, 422],
  [{ refuseUnknownParameters: true }, 'GET', '/api/asset-codes?kind=FIAT', 200, 400],
  [{ refuseUnknownParameters: true }, 'GET', '/api/asset-codes?asset_type=FIAT', 200, 200],
  [
    { refuseNullCustomer: true },
    'POST',
    '/api/wallets',
    201,
    400,
    { currency: 'ZAR', ...noCustomer },
  ],
  [
    { refuseNullCustomer: true },
    'POST',
    `${methods}/banks`,
    201,
    400,
    { ...bankMethodSample, ...noCustomer },
  ],
  [
    { refuseBlankText: true },
    'POST',
    customers,
    201,
    400,
    { ...sampleCustomer(), trading_name: '\u200b' },
  ],
  [{ requireDefaults: true }, 'POST', customers, 201, 400, without('is_dao')],
  [{ requireDefaults: true }, 'POST', customers, 201, 400, without('customer_type')],
  [
    { requireDefaults: true },
    'POST',
    customers,
    201,
    400,
    { ...sampleCustomer(), business_owners: [{ ...firstOwner, is_signer: undefined }] },
  ],
  [
    { requireDefaults: true, requireWebsite: false },
    'POST',
    customers,
    400,
    201,
    without('business_website'),
  ],
  [
    { requireDefaults: true, requireWebsite: false },
    'POST',
    customers,
    400,
    400,
    without('business_website', 'is_dao'),
  ],
  [{ refuseNullCustomer: true }, 'DELETE', `${methods}/${unknownId}`, 404, 400, noCustomer],
];

onEachStorage('a switch', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  const rows = cases.map(([change, method, path, usual, switched, body]) => ({
    change,
    request: `${method} ${path}`,
    usual,
    switched,
    send: () => call(method, path, body),
  }));
  test.each(rows)(
    '$change: $request is answered $usual, then $switched',
    async ({ change, usual, switched, send }) => {
      expect((await send()).status).toBe(usual);
      expect((await call('PUT', '/_sandbox/switches', change)).status).toBe(200);
      expect((await send()).status).toBe(switched);
    },
  );

  test('clampPages answers with the nearest page and limit in range', async () => {
    await call('PUT', '/_sandbox/switches', { clampPages: true });
    const { body } = await call('GET', '/api/wallets?limit=101&page=-1');
    expect(body.pagination).toMatchObject({ page: 1, limit: 100 });
    expect((await call('GET', '/api/wallets')).body.pagination).toMatchObject({
      page: 1,
      limit: 10,
    });
  });

  test('capitalizedNetworks off lists networks as wallets have them', async () => {
    await call('PUT', '/_sandbox/switches', { capitalizedNetworks: false });
    const { body } = await call('GET', '/api/asset-codes');
    expect(body.data[0].networks).toMatchObject([{ network: 'erc20' }, { network: 'polygon' }]);
    expect(body.data.at(-1).networks).toBeNull();
  });

  test('refuseUnknownParameters repeats no name that was sent', async () => {
    await call('PUT', '/_sandbox/switches', { refuseUnknownParameters: true });
    const { text } = await call('GET', '/api/asset-codes?Zq7mark=1&Zq8mark=2');
    expect(text).not.toMatch(/Zq\dmark/);
  });
});
