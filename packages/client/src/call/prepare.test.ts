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
  const { error } = await createBusinessCustomer(client, bad as never);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['email', 'phone', 'industry']);
  expect(JSON.stringify(error)).not.toContain('secret');
});

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

test('a body with a cycle is one issue about all of it, with checks turned off', async () => {
  const { client, sent } = sender(false);
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const { error } = await createWallet(client, cycle as never);
  expect(error?.issues).toEqual([{ path: [], message: 'Send JSON without cycles or bigints' }]);
  expect(sent).toEqual([]);
});

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
