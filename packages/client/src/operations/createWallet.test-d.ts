import type { CreateWallet, Network } from '@passmuster/schemas';
import { expectTypeOf, test } from 'vitest';
import type { BoundClient, Client } from '../index.ts';
import { createWallet } from '../index.ts';

declare const client: Client;
declare const api: BoundClient;
declare const anyCurrency: string;
declare const either: 'USDC' | 'ZAR';
declare const network: Network | undefined;
declare const body: CreateWallet;

test('a stablecoin needs a network', () => {
  void createWallet(client, { currency: 'USDC', network: 'polygon' });
  void createWallet(client, { currency: 'USDT', network: 'erc20', description: 'Settlement' });
  // @ts-expect-error: a network is missing
  void createWallet(client, { currency: 'USDC' });
  // @ts-expect-error: the network may be missing
  void createWallet(client, { currency: 'USDT', network });
  // @ts-expect-error: the same of the bound client
  void api.wallets.create({ currency: 'USDC' });
});

test('a fiat currency has no network', () => {
  void createWallet(client, { currency: 'ZAR' });
  void createWallet(client, { currency: 'NGN', customer_id: null });
  // @ts-expect-error: ZAR has no network
  void createWallet(client, { currency: 'ZAR', network: 'polygon' });
  // @ts-expect-error: the same of the bound client
  void api.wallets.create({ currency: 'CAD', network: 'erc20' });
});

test('any other text, and a currency known only at run time, may have a network', () => {
  void createWallet(client, { currency: 'EUR' });
  void createWallet(client, { currency: 'EUR', network: 'polygon' });
  void createWallet(client, { currency: anyCurrency });
  void createWallet(client, { currency: anyCurrency, network: 'polygon' });
  void createWallet(client, body);
  void api.wallets.create(body);
  expectTypeOf(api.wallets.create).toBeCallableWith({ currency: 'EUR' });
});

test('of two currencies each needs what it needs', () => {
  // @ts-expect-error: USDC needs a network
  void createWallet(client, { currency: either });
  // @ts-expect-error: ZAR has none
  void createWallet(client, { currency: either, network: 'polygon' });
  void createWallet(
    client,
    either === 'ZAR' ? { currency: either } : { currency: either, network: 'polygon' },
  );
});

test('a misspelled field and another network are errors', () => {
  // @ts-expect-error: not a field
  void createWallet(client, { currency: 'ZAR', netwrok: 'polygon' });
  // @ts-expect-error: not a network
  void createWallet(client, { currency: 'USDC', network: 'Polygon' });
});
