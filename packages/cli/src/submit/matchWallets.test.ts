import type { Wallet } from '@passmuster/schemas';
import { walletSample } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { type LostWallet, matchWallets } from './matchWallets.ts';

const body = { currency: 'USDC', network: 'polygon', description: 'a' };
const lost = (
  row: number,
  change: object = {},
  since = '2026-11-21T15:20:00.000Z',
): LostWallet => ({
  ...{ row, since },
  body: { ...body, ...change },
});
const found = (id: string, change: Partial<Wallet> = {}): Wallet => ({
  ...walletSample,
  ...{ id, currency: 'USDC', description: 'a', customer_id: null },
  created_at: '2026-11-21T15:20:01.000Z',
  addresses: [
    { id: 'x', address: '0x', network: 'Polygon', created_at: '2026-11-21T15:20:01.000Z' },
  ],
  ...change,
});
const results = (rows: readonly LostWallet[], wallets: readonly Wallet[], owned: string[] = []) =>
  [...matchWallets(rows, wallets, new Set(owned))].map(
    ([row, result]) => `${row} ${result.kind}${'id' in result ? ` ${result.id}` : ''}`,
  );

const owner = '7d8f0a2c-5c0e-4b1a-9b7c-3f1d2e4a5b6c';

test.each<{ why: string; rows: LostWallet[]; wallets: Wallet[]; owned?: string[]; are: string[] }>([
  { why: 'nothing was created', rows: [lost(1)], wallets: [], are: ['1 absent'] },
  { why: 'it was created', rows: [lost(1)], wallets: [found('w')], are: ['1 exists w'] },
  {
    why: 'the only one like it is of another row',
    ...{ rows: [lost(1)], wallets: [found('w')], owned: ['w'], are: ['1 absent'] },
  },
  {
    why: 'another description',
    ...{ rows: [lost(1)], wallets: [found('w', { description: 'b' })], are: ['1 absent'] },
  },
  {
    why: 'another currency',
    ...{ rows: [lost(1)], wallets: [found('w', { currency: 'USDT' })], are: ['1 absent'] },
  },
  {
    why: 'another network',
    ...{ rows: [lost(1, { network: 'erc20' })], wallets: [found('w')], are: ['1 absent'] },
  },
  {
    why: 'another owner',
    ...{ rows: [lost(1, { customer_id: owner })], wallets: [found('w')], are: ['1 absent'] },
  },
  {
    why: 'of a customer',
    rows: [lost(1, { customer_id: owner })],
    wallets: [found('w', { customer_id: owner })],
    are: ['1 exists w'],
  },
  {
    why: 'no description and no network',
    rows: [{ ...lost(1), body: { currency: 'ZAR' } }],
    wallets: [found('w', { currency: 'ZAR', description: undefined, addresses: [] })],
    are: ['1 exists w'],
  },
  {
    why: 'two of three alike were created',
    rows: [lost(1), lost(2), lost(3)],
    wallets: [found('v'), found('w')],
    are: ['1 exists v', '2 exists w', '3 absent'],
  },
  {
    why: 'more are like it than were lost',
    ...{ rows: [lost(1)], wallets: [found('v'), found('w')], are: ['1 cannot be known'] },
  },
  {
    why: 'one like it is five minutes older, as clocks may differ',
    rows: [lost(1)],
    wallets: [found('w', { created_at: '2026-11-21T15:15:00.000Z' })],
    are: ['1 exists w'],
  },
  {
    why: 'one like it is older than that',
    rows: [lost(1)],
    wallets: [found('w', { created_at: '2026-11-21T15:14:59.999Z' })],
    are: ['1 cannot be known'],
  },
])('$why: $are', ({ rows, wallets, owned = [], are }) => {
  expect(results(rows, wallets, owned)).toEqual(are);
});
