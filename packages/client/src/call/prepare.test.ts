import { uuidSample as id, success } from '@passmuster/testing/answers';
import { customerSample as businessCustomer } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ClientError,
  createBankPayoutMethod,
  createBusinessCustomer,
  createClient,
  createWallet,
  deletePayoutMethod,
  type Fetch,
  findTransactions,
  listWallets,
  validateAddress,
} from '../index.ts';
import { anyText } from '../testing/anyText.ts';
import { key } from '../testing/withFaults.ts';

/** A client that notes what it sends. */
function sender(validateRequests = true) {
  const sent: {
    readonly url: string;
    readonly method: string;
    readonly body: unknown;
    readonly type: string | null;
  }[] = [];
  const fetch: Fetch = async (url, { method, headers, body }) => {
    const type = headers.get('content-type');
    sent.push({ url, method, type, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json(success([]));
  };
  return {
    client: createClient({ baseUrl: 'https://h/api', apiKey: key, fetch, validateRequests }),
    sent,
  };
}

const root = 'https://h/api/customers/transactions/by_ref_id/';
const ids = [
  { given: id, as: id },
  { given: 'a/b', as: 'a%2Fb' },
  { given: '../../wallets', as: '..%2F..%2Fwallets' },
  { given: '...', as: '...' },
  { given: '%00', as: '%2500' },
  { given: '%2e%2e', as: '%252e%252e' },
  { given: '?page=2#x', as: '%3Fpage%3D2%23x' },
  { given: '漢字 🏦', as: '%E6%BC%A2%E5%AD%97%20%F0%9F%8F%A6' },
  { given: "it's;a=b&c", as: "it's%3Ba%3Db%26c" },
];

test.each(ids.flatMap((row) => [true, false].map((checks) => ({ ...row, checks }))))(
  'id "$given" is sent as $as (checks: $checks)',
  async ({ given, as, checks }) => {
    const { client, sent } = sender(checks);
    await findTransactions(client, { reference_id: given });
    expect(sent.map(({ url }) => url)).toEqual([root + as]);
  },
);

test.each(
  [
    { what: 'nothing', given: '' },
    { what: 'a dot', given: '.' },
    { what: 'two dots', given: '..' },
    { what: 'an unpaired surrogate', given: '\ud800' },
    { what: 'undefined', given: undefined },
  ].flatMap((row) => [true, false].map((checks) => ({ ...row, checks }))),
)(
  'an id that is $what is not sent, and the error says why (checks: $checks)',
  async ({ given, checks }) => {
    const { client, sent } = sender(checks);
    const { error } = await findTransactions(client, { reference_id: given as string });
    expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent', attempts: 0 });
    expect(error?.issues[0]?.path).toEqual(['reference_id']);
    expect(error?.message).toMatch(/^Not sent: .*reference_id/);
    expect(sent).toEqual([]);
  },
);

test('whatever the id, the request stays on its resource', async () => {
  const { client, sent } = sender(false);
  await fc.assert(
    fc.asyncProperty(anyText, async (referenceId) => {
      sent.length = 0;
      const { error } = await findTransactions(client, { reference_id: referenceId });
      if (error?.kind === 'invalid_request') expect(sent).toEqual([]);
      else {
        const { href } = new URL(sent[0]!.url);
        expect(href.startsWith(root)).toBe(true);
        expect(decodeURIComponent(href.slice(root.length))).toBe(referenceId);
      }
    }),
  );
});

test('another id than a UUID is not sent where the API has UUIDs', async () => {
  const { client, sent } = sender();
  const { error } = await deletePayoutMethod(client, { payout_method_id: '../wallets' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['payout_method_id']]);
  expect(sent).toEqual([]);
});

test.each([
  { input: { page: 0 }, path: 'page' },
  { input: { page: 1.5 }, path: 'page' },
  { input: { limit: 101 }, path: 'limit' },
  { input: { limit: 0 }, path: 'limit' },
  { input: { customer_id: 'x' }, path: 'customer_id' },
  { input: { status: 'ACTIVE' as never }, path: 'status' },
])('a list of wallets by $input is not sent, and $path is named', async ({ input, path }) => {
  const { client, sent } = sender();
  const { error } = await listWallets(client, input);
  expect(error).toMatchObject({ kind: 'invalid_request', issues: [{ path: [path] }] });
  expect(sent).toEqual([]);
});

test('every issue of a request is told at once, none with the value', async () => {
  const { client } = sender();
  const bad = { ...businessCustomer, email: 'ada#secret', phone: '0801secret', industry: 'secret' };
  const { error } = await createBusinessCustomer(client, bad as never);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['email', 'phone', 'industry']);
  expect(JSON.stringify(error)).not.toContain('secret');
});

test('what is sent has the defaults filled in and unknown fields left out', async () => {
  const { client, sent } = sender();
  await createBusinessCustomer(client, { ...businessCustomer, balance: '1e9' } as never);
  const defaults = {
    customer_type: 'business',
    is_dao: false,
    conducts_money_services: false,
    operates_in_prohibited_countries: false,
  };
  expect(sent[0]?.body).toEqual({ ...businessCustomer, ...defaults });
});

test.each([
  { customer: null, sends: {} },
  { customer: id, sends: { customer_id: id } },
])('a customer_id of $customer sends $sends to operations 2 and 3', async ({ customer, sends }) => {
  const { client, sent } = sender();
  await createBankPayoutMethod(client, { type: 'BANK', customer_id: customer });
  await createWallet(client, { currency: 'ZAR', customer_id: customer });
  expect(sent.map(({ body }) => body)).toEqual([
    { type: 'BANK', ...sends },
    { currency: 'ZAR', ...sends },
  ]);
});

test('with checks turned off a request is sent as it is', async () => {
  const { client, sent } = sender(false);
  await createWallet(client, { currency: '', later: 1 } as never);
  expect(sent[0]?.body).toEqual({ currency: '', later: 1 });
});

test.each(
  [
    {
      what: 'a cycle',
      make: () => {
        const loop: Record<string, unknown> = {};
        loop['self'] = loop;
        return loop;
      },
    },
    { what: 'a bigint', make: () => ({ currency: 1n }) },
    {
      what: 'a getter that throws',
      make: () => ({
        get currency() {
          throw new Error('no');
        },
      }),
    },
  ].flatMap((row) => [true, false].map((checks) => ({ ...row, checks }))),
)(
  'a body with $what is not sent and throws nothing (checks: $checks)',
  async ({ make, checks }) => {
    const { client, sent } = sender(checks);
    const { error } = await createWallet(client, make() as never);
    expect(error?.kind).toBe('invalid_request');
    expect(sent).toEqual([]);
  },
);

const issuesOf = async (count: number, owner: object): Promise<ClientError | undefined> => {
  const { client, sent } = sender();
  const owners = Array.from({ length: count }, () => owner);
  const { error } = await createBusinessCustomer(client, {
    ...businessCustomer,
    business_owners: owners as never,
  });
  expect(sent).toEqual([]);
  return error;
};

test('10,000 empty owners are one issue', async () => {
  const error = await issuesOf(10_000, {});
  expect(error?.issues).toEqual([
    { path: ['business_owners'], message: expect.stringContaining('at most 1000') },
  ]);
});

test('1,000 empty owners are 200 issues, and one that counts the rest', async () => {
  const error = await issuesOf(1_000, {});
  expect(error?.issues).toHaveLength(201);
  expect(error?.issues.at(-1)).toEqual({ path: [], message: '12800 more issues' });
});

test.each([null, undefined, 7, 'text', [], () => 1])(
  '%s in place of a body throws nothing',
  async (value) => {
    const { client, sent } = sender();
    expect((await createWallet(client, value as never)).error?.kind).toBe('invalid_request');
    expect(sent).toEqual([]);
  },
);

test.each([null, undefined, 7, 'text', [], () => 1])(
  '%s in place of the input of a deletion throws nothing',
  async (value) => {
    const { client, sent } = sender();
    const { error } = await deletePayoutMethod(client, value as never);
    expect(error?.issues.map(({ path }) => path)).toEqual([['payout_method_id']]);
    expect(sent).toEqual([]);
  },
);

test('what cannot be written as text is not sent and throws nothing, with checks turned off', async () => {
  const { client, sent } = sender(false);
  const noText = Object.create(null) as never;
  const results = [
    await listWallets(client, { currency: noText }),
    await findTransactions(client, { reference_id: noText }),
    await validateAddress(client, null as never),
  ];
  expect(results.map(({ error }) => error?.kind)).toEqual([
    'invalid_request',
    'invalid_request',
    'invalid_response',
  ]);
  expect(sent.map(({ url }) => url)).toEqual(['https://h/api/payouts/validate-address']);
});

test('a deletion has a body and a content type only with a customer', async () => {
  const { client, sent } = sender();
  await deletePayoutMethod(client, { payout_method_id: id });
  await deletePayoutMethod(client, { payout_method_id: id, customer_id: id });
  expect(sent.map(({ body, type }) => ({ body, type }))).toEqual([
    { body: undefined, type: null },
    { body: { customer_id: id }, type: 'application/json' },
  ]);
});

test('the inputs of an address check may have other names on the wire', async () => {
  const { client, sent } = sender();
  const queryNames = { address: 'wallet', network: 'chain' };
  await validateAddress(client, { address: '0x1', network: 'erc20' }, { queryNames });
  expect(sent.map(({ url }) => url)).toEqual([
    'https://h/api/payouts/validate-address?wallet=0x1&chain=erc20',
  ]);
});

test('a query is encoded, and what is undefined is left out', async () => {
  const { client, sent } = sender();
  await listWallets(client, { page: 2, currency: 'A&B=C', status: undefined });
  await validateAddress(client, { address: '0x 1', network: 'polygon' });
  expect(sent.map(({ url }) => url)).toEqual([
    'https://h/api/wallets?page=2&currency=A%26B%3DC',
    'https://h/api/payouts/validate-address?address=0x+1&network=polygon',
  ]);
});
