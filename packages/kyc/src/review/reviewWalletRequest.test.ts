import { expect, test } from 'vitest';
import { reviewWalletRequest } from './reviewWalletRequest.ts';

const asOf = '2026-11-21';

test.each([
  { request: { currency: 'USDC', network: 'polygon' }, found: [] },
  { request: { currency: 'USDC' }, found: ['wallet/network-given network'] },
  { request: { currency: 'USDT', network: 'tron' }, found: ['schema/choice network'] },
  { request: { currency: 'ZAR' }, found: [] },
  { request: { currency: 'CAD', network: 'erc20' }, found: ['wallet/no-network-for-fiat network'] },
  { request: { currency: 'EUR' }, found: ['wallet/known-currency currency'] },
  { request: {}, found: ['schema/required currency'] },
  { request: null, found: ['schema/type '] },
])('$request: $found', ({ request, found }) => {
  const { findings, verdict } = reviewWalletRequest(request, { asOf });
  expect(findings.map(({ rule, path }) => `${rule} ${path.join('.')}`)).toEqual(found);
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  expect(verdict === 'blocked').toBe(isBlocked);
});

test('a rule can be switched off', () => {
  const rules = { 'wallet/known-currency': 'off' } as const;
  expect(reviewWalletRequest({ currency: 'EUR' }, { asOf, rules }).findings).toEqual([]);
});
