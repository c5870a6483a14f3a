import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClient, createWallet, listWallets } from '@passmuster/client';
import { createSandbox } from '@passmuster/sandbox';

const apiKey = 'an-api-key-for-these-tests';
const sandbox = createSandbox({ apiKeys: [apiKey] });
const client = createClient({ baseUrl: 'http://localhost/api', apiKey, fetch: sandbox.fetch });
after(() => sandbox.close());

test('a new wallet is in the list', async () => {
  const { data } = await createWallet(client, { currency: 'USDC', network: 'polygon' });
  assert.equal(data?.balance, '0.00000000');
  const list = await listWallets(client);
  assert.equal(list.data?.pagination.total, 1);
});

test('a wallet in a currency that the account does not have is refused with a reason', async () => {
  const { error } = await createWallet(client, { currency: 'EUR' });
  assert.equal(error?.kind, 'api');
  assert.equal(error?.outcome, 'refused');
});
