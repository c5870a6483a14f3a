import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Postgres, startPostgres } from '@passmuster/testing/startPostgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';

let postgres: Postgres;
let sandbox: Sandbox;
let call: Caller;
beforeAll(async () => {
  postgres = await startPostgres();
  // A statement that isn't canceled outlasts the time of a test.
  sandbox = createSandbox({ databaseUrl: postgres.url, statementTimeoutMs: 1_000_000 });
  call = await newMerchant(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  await postgres.stop();
});

const createWallet = (as = call) => as('POST', '/api/wallets', { currency: 'ZAR' });
const isWritable = async () => (await createWallet()).status === 201;

/** Runs `work` while another connection holds a lock for which every write of a wallet waits. */
async function withLockedWallets(work: (other: pg.Client) => Promise<void>): Promise<void> {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table wallets in access exclusive mode');
  await work(other);
  await other.end();
}

/** Waits until a statement waits for the lock. */
async function someoneWaits(other: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await other.query('select 1 from pg_locks where not granted');
    if (rowCount) return;
  }
}

test('a connection that is terminated while it is in use ends its request, not the sandbox', () =>
  withLockedWallets(async (other) => {
    const pending = createWallet();
    await someoneWaits(other);
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    const { status, body, headers } = await pending;
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('1');
    await other.query('rollback');
    expect(await isWritable()).toBe(true);
  }));

test('a statement that waits for a lock is answered after the statement limit', async () => {
  const impatient = createSandbox({ databaseUrl: postgres.url, statementTimeoutMs: 1_000 });
  const caller = await newMerchant(impatient);
  await withLockedWallets(async (other) => {
    expect((await createWallet(caller)).status).toBe(503);
    await other.query('rollback');
    expect((await createWallet(caller)).status).toBe(201);
  });
  await impatient.close();
});

test('the database is known to answer while every connection of the requests waits', () =>
  withLockedWallets(async (other) => {
    const pending = Array.from({ length: 12 }, () => createWallet());
    await someoneWaits(other);
    expect((await call('GET', '/health')).status).toBe(200);
    await other.query('rollback');
    for (const { status } of await Promise.all(pending)) expect(status).toBe(201);
  }));

test('running statements are canceled on demand, and their requests are answered', () =>
  withLockedWallets(async (other) => {
    const pending = createWallet();
    await someoneWaits(other);
    await sandbox.cancel();
    expect((await pending).status).toBe(503);
    await other.query('rollback');
  }));

test('a database that has become read-only, as after a failover, is not healthy', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  const set = async (value: string) => {
    await other.query(`alter database postgres set default_transaction_read_only = ${value}`);
    // New connections get the setting.
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
  };
  const healthWithin = async (wanted: number) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { status, body } = await call('GET', '/health');
      if (status === wanted) return [status, body.code];
    }
    return 'never';
  };
  await set('on');
  expect(await healthWithin(503)).toEqual([503, 'STORAGE_UNAVAILABLE']);
  await set('off');
  await other.end();
  expect(await healthWithin(200)).toEqual([200, undefined]);
  expect(await isWritable()).toBe(true);
});

test('a database that crashes and restarts loses nothing that was acknowledged', async () => {
  const { body: before } = await createWallet();
  await postgres.kill();
  expect((await createWallet()).status).toBe(503);
  expect((await call('GET', '/health')).status).toBe(503);
  expect((await call('GET', '/live')).status).toBe(200);
  await postgres.restart();
  expect(await isWritable()).toBe(true);
  expect((await call('GET', '/health')).status).toBe(200);
  const { body } = await call('GET', '/api/wallets?limit=100');
  expect(body.data).toContainEqual(before.data);
});

test('a database that cannot be reached is named without its password', async () => {
  const { ready } = createSandbox({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/none' });
  await expect(ready).rejects.toThrow(/^The database cannot be used: (?!.*secret)/);
});

test('a database that accepts connections and never answers is given up after the connect limit', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const databaseUrl = `postgres://user@127.0.0.1:${port}/none`;
  const { ready } = createSandbox({ databaseUrl, connectTimeoutMs: 20 });
  await expect(ready).rejects.toThrow('timeout');
  silent.close();
});
