import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
await once(probe, 'close');

const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'];
const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
try {
  const url = `http://127.0.0.1:${port}/`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    assert.ok(tries < 300, 'the server did not start');
    await delay(100);
  }
  const page = await (await fetch(url)).text();
  assert.match(page, /ready on the server/);
  assert.match(page, /owner\/minimum-age/);
  const body = readFileSync('customer.json', 'utf8');
  const review = async (sent) =>
    (await fetch(`${url}review`, { method: 'POST', body: sent })).json();
  assert.deepEqual(await review(body), { ready: true });
  assert.deepEqual(await review('{}'), { ready: false });
} finally {
  server.kill('SIGTERM');
}
