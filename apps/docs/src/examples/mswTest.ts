import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSandbox } from '@passmuster/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';

const apiKey = 'an-api-key-for-these-tests';
const sandbox = createSandbox({ apiKeys: [apiKey] });
const server = setupServer(
  http.all('https://api.example.com/api/*', ({ request }) => sandbox.fetch(request)),
);
before(() => server.listen({ onUnhandledFrame: 'error' }));
after(async () => {
  server.close();
  await sandbox.close();
});

test('code that calls the real address is answered by the sandbox', async () => {
  const url = 'https://api.example.com/api/wallets';
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ currency: 'USDC', network: 'polygon' });
  const created = await fetch(url, { method: 'POST', headers, body });
  assert.equal(created.status, 201);
  const list = await (await fetch(url, { headers })).json();
  assert.equal(list.pagination.total, 1);
});

test('and so is a request that the API refuses', async () => {
  const response = await fetch('https://api.example.com/api/wallets?limit=101', {
    headers: { 'x-api-key': apiKey },
  });
  assert.equal(response.status, 400);
});
