import { createForm } from '@passmuster/form/forms';
import { expect, test } from 'vitest';
import { networksOf, walletDefinition } from './walletDefinition.ts';

test('a stablecoin has the networks of its asset, a fiat currency none', () => {
  const named = (...networks: string[]) =>
    networksOf({ networks: networks.map((network) => ({ id: '', network, created_at: '' })) });
  expect(named('POLYGON', 'ERC20', 'SOLANA')).toEqual(['erc20', 'polygon']);
  expect(networksOf({})).toEqual([]);
});

test('a wallet without a currency is not sent', async () => {
  const form = createForm(walletDefinition);
  expect(await form.validate()).toMatchObject({ verdict: 'blocked', first: ['currency'] });
  form.set('currency', 'NGN');
  expect((await form.validate()).ready).toBe(true);
  form.set('description', 'x'.repeat(256));
  expect(await form.validate()).toMatchObject({ verdict: 'blocked', first: ['description'] });
});
