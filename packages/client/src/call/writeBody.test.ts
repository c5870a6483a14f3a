import { uuidSample as id } from '@passmuster/testing/answers';
import { processorTime } from '@passmuster/testing/processorTime';
import { customerSample as businessCustomer } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import {
  createBankPayoutMethod,
  createBusinessCustomer,
  createClient,
  createWallet,
  deletePayoutMethod,
  listWallets,
} from '../index.ts';
import { sender } from '../testing/sender.ts';

test('what is sent has the defaults filled in and unknown fields left out', async () => {
  const { client, sent } = sender();
  const more = { ...businessCustomer, balance: '1e9' };
  await createBusinessCustomer(client, more);
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

test.each([{ currency: '' }, { currency: ' ', network: 'polygon' } as const])(
  'a wallet without a currency is not sent (SPEC-GAP 78)',
  async (body) => {
    const { client, sent } = sender();
    const { error } = await createWallet(client, body);
    expect([error?.kind, sent]).toEqual(['invalid_request', []]);
  },
);

test('with checks turned off a request is sent as it is', async () => {
  const { client, sent } = sender(false);
  const body = { currency: '', later: 1 };
  await createWallet(client, body);
  expect(sent[0]?.body).toEqual(body);
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
    // @ts-expect-error The body is not JSON.
    const { error } = await createWallet(client, make());
    expect(error?.kind).toBe('invalid_request');
    expect(sent).toEqual([]);
  },
);

test('a deletion has a body and a content type only with a customer', async () => {
  const { client, sent } = sender();
  await deletePayoutMethod(client, { payout_method_id: id });
  await deletePayoutMethod(client, { payout_method_id: id, customer_id: null });
  await deletePayoutMethod(client, { payout_method_id: id, customer_id: id });
  expect(sent.map(({ body, type }) => ({ body, type }))).toEqual([
    { body: undefined, type: null },
    { body: undefined, type: null },
    { body: { customer_id: id }, type: 'application/json' },
  ]);
});

const jsonBlob = (value: unknown): Blob => new Blob([JSON.stringify(value)]);
const changed = Object.assign(new Blob(['{}']), {
  text: () => Promise.reject(new DOMException('The file has changed', 'NotReadableError')),
});

test.each([
  { what: 'lacks fields', body: jsonBlob({ business_name: 'Ada Stores Ltd' }) },
  { what: 'is not JSON', body: new Blob(['{']) },
  { what: 'is empty', body: new Blob([]) },
  { what: 'cannot be read', body: changed },
])('a Blob that $what is not sent by a client with the key', async ({ body }) => {
  const { client, sent } = sender();
  const { error } = await createBusinessCustomer(client, body);
  expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent' });
  expect(sent).toEqual([]);
});

test('a Blob is sent by a client with the key as its value would be', async () => {
  const { client, sent } = sender();
  await createBusinessCustomer(client, jsonBlob({ ...businessCustomer, balance: '1e9' }));
  await createBusinessCustomer(client, businessCustomer);
  expect(sent[0]?.body).toEqual(sent[1]?.body);
});

test('a Blob that cannot be read is an error on a page, not an exception', async () => {
  const page = createClient({ baseUrl: '/api', fetch: async () => Response.json({}) });
  const { error } = await createBusinessCustomer(page, changed);
  expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent' });
});

test.each([
  {
    what: 'a list of 1e9 holes',
    make: () => {
      const list: unknown[] = [];
      list.length = 1e9;
      return list;
    },
  },
  {
    what: 'a proxy with a false length',
    make: () =>
      new Proxy([1], { get: (list, key) => (key === 'length' ? 1e9 : Reflect.get(list, key)) }),
  },
])('without checks, $what in a body or a query is not sent, and ends at once', async (row) => {
  const { client, sent } = sender(false);
  const milliseconds = await processorTime(async () => {
    // @ts-expect-error The currency is a list.
    const written = await createWallet(client, { currency: row.make() });
    // @ts-expect-error The status is a list.
    const listed = await listWallets(client, { status: row.make() });
    expect([written.error?.kind, listed.error?.kind]).toEqual([
      'invalid_request',
      'invalid_request',
    ]);
  });
  expect(sent).toEqual([]);
  expect(milliseconds).toBeLessThan(2_000);
});
