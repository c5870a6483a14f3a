import { expect, test } from 'vitest';
import { listWallets, validateAddress } from '../index.ts';
import { sender } from '../testing/sender.ts';

test.each([
  { input: { page: 0 }, path: 'page' },
  { input: { page: 1.5 }, path: 'page' },
  { input: { limit: 101 }, path: 'limit' },
  { input: { limit: 0 }, path: 'limit' },
  { input: { customer_id: 'x' }, path: 'customer_id' },
  { input: { status: 'ACTIVE' }, path: 'status' },
])('a list of wallets by $input is not sent, and $path is named', async ({ input, path }) => {
  const { client, sent } = sender();
  // @ts-expect-error One status has capital letters.
  const { error } = await listWallets(client, input);
  expect(error).toMatchObject({ kind: 'invalid_request', issues: [{ path: [path] }] });
  expect(sent).toEqual([]);
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
