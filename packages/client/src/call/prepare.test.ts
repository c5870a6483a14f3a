import { customerSample as businessCustomer } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import {
  type ClientError,
  createBusinessCustomer,
  createWallet,
  deletePayoutMethod,
  findTransactions,
  listWallets,
  validateAddress,
} from '../index.ts';
import { sender } from '../testing/sender.ts';

test('all issues of a request are returned at once, without the value', async () => {
  const { client } = sender();
  const bad = { ...businessCustomer, email: 'ada#secret', phone: '0801secret', industry: 'secret' };
  // @ts-expect-error The industry is not on the list.
  const { error } = await createBusinessCustomer(client, bad);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['email', 'phone', 'industry']);
  expect(JSON.stringify(error)).not.toContain('secret');
});

const issuesOf = async (count: number, owner: object): Promise<ClientError | undefined> => {
  const { client, sent } = sender();
  const owners = Array.from({ length: count }, () => owner);
  const { error } = await createBusinessCustomer(client, {
    ...businessCustomer,
    // @ts-expect-error They have no fields.
    business_owners: owners,
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
    // @ts-expect-error It is not a body.
    expect((await createWallet(client, value)).error?.kind).toBe('invalid_request');
    expect(sent).toEqual([]);
  },
);

test.each([null, undefined, 7, 'text', [], () => 1])(
  '%s in place of the input of a deletion throws nothing',
  async (value) => {
    const { client, sent } = sender();
    // @ts-expect-error It names no method.
    const { error } = await deletePayoutMethod(client, value);
    expect(error?.issues.map(({ path }) => path)).toEqual([['payout_method_id']]);
    expect(sent).toEqual([]);
  },
);

test('a body with a cycle is one issue about all of it, with checks turned off', async () => {
  const { client, sent } = sender(false);
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  // @ts-expect-error It has no currency.
  const { error } = await createWallet(client, cycle);
  expect(error?.issues).toEqual([
    { path: [], message: 'Send JSON without cycles or bigints, of at most a million values' },
  ]);
  expect(sent).toEqual([]);
});

test('what cannot be written as text is not sent and throws nothing, with checks turned off', async () => {
  const { client, sent } = sender(false);
  const noText: object = Object.create(null);
  const results = [
    // @ts-expect-error An object is not a currency.
    await listWallets(client, { currency: noText }),
    // @ts-expect-error An object is not an id.
    await findTransactions(client, { reference_id: noText }),
    // @ts-expect-error There is no query.
    await validateAddress(client, null),
  ];
  expect(results.map(({ error }) => error?.kind)).toEqual([
    'invalid_request',
    'invalid_request',
    'invalid_response',
  ]);
  expect(sent.map(({ url }) => url)).toEqual(['https://h/api/payouts/validate-address']);
});
