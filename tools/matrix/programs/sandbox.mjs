import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, createWallet, listWallets, unwrap } from '@passmuster/client';
import { createSandbox } from '@passmuster/sandbox';

const apiKey = 'an-api-key-of-your-tests';

async function useSandbox(client) {
  const wallet = unwrap(await createWallet(client, { currency: 'USDC', network: 'polygon' }));
  assert.equal(wallet.balance, '0.00000000');
  const { pagination } = unwrap(await listWallets(client, { asset_type: 'STABLECOIN' }));
  assert.equal(pagination.total, 1);
}

const sandbox = createSandbox({ apiKeys: [apiKey] });
await useSandbox(createClient({ baseUrl: 'http://localhost/api', apiKey, fetch: sandbox.fetch }));
await sandbox.close();

/** Returns a port that is free now. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const port = await freePort();
const server = spawn(process.execPath, ['node_modules/@passmuster/sandbox/dist/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    SANDBOX_API_KEY: apiKey,
    SANDBOX_DATA: 'sandbox.sqlite',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(server, 'exit');
try {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    assert.ok(tries < 300, 'the server did not start');
    await delay(100);
  }
  await useSandbox(createClient({ baseUrl: `http://127.0.0.1:${port}/api`, apiKey, fetch }));
} finally {
  server.kill('SIGTERM');
}
assert.equal((await ended)[0], 0);
