import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { callerOf } from '../testing/caller.ts';
import { openTestStorage, storages } from '../testing/storages.ts';
import { openSqlite } from './openSqlite.ts';
import { openStore, type StorageOptions } from './openStore.ts';

/** What the first migration left behind: no faces, and counts by the first digit of the id. */
const asBefore = [
  'alter table wallets drop column face',
  'update wallet_counts set amount = 0',
  `delete from kysely_migration where name = '0002_wallet_faces'`,
];

async function during<Value>(place: StorageOptions, work: (sandbox: Sandbox) => Promise<Value>) {
  const sandbox = createSandbox({ ...place, apiKeys: ['key'] });
  try {
    return await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

test('a first start that breaks off half-way leaves nothing behind', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-migrations-'));
  const file = join(directory, 'half.sqlite');
  const obstacle = new DatabaseSync(file);
  obstacle.exec('create table sandbox_facts (name text)');
  await expect(openSqlite({ file })).rejects.toThrow('sandbox_facts already exists');
  const tables = obstacle.prepare(`select name from sqlite_schema where type = 'table'`).all();
  expect(tables.map(({ name }) => name)).toEqual(['sandbox_facts']);
  obstacle.exec('drop table sandbox_facts');
  obstacle.close();
  await during({ file }, async (sandbox) => {
    expect((await callerOf(sandbox, 'key')('POST', '/_sandbox/seed')).status).toBe(200);
  });
  await rm(directory, { recursive: true, force: true });
});

test.each(storages)(
  'wallets from before they had a face are listed and counted as they were, on %s',
  async (kind) => {
    const directory = await mkdtemp(join(tmpdir(), 'sandbox-migrations-'));
    const { stop, ...storage } = await openTestStorage(kind);
    const place = kind === 'sqlite' ? { file: join(directory, 'old.sqlite') } : storage;
    const before = await during(place, async (sandbox) => {
      const call = callerOf(sandbox, 'key');
      await call('POST', '/_sandbox/seed');
      for (const description of ['"quoted"', '']) {
        await call('POST', '/api/wallets', { currency: 'ZAR', description });
      }
      return (await call('GET', '/api/wallets?limit=100')).text;
    });
    const store = await openStore(place);
    await store.write(async (db) => {
      for (const statement of asBefore) await sql.raw(statement).execute(db);
    });
    await store.close();
    await during(place, async (sandbox) => {
      const call = callerOf(sandbox, 'key');
      expect((await call('GET', '/api/wallets?limit=100')).text).toBe(before);
      expect((await call('GET', '/api/wallets?status=pending')).body.pagination.total).toBe(2);
      const [wallet] = JSON.parse(before).data;
      const moved = await call('PUT', `/_sandbox/wallets/${wallet.id}/status`, {
        status: 'suspended',
      });
      expect(moved.status).toBe(200);
      expect((await call('GET', '/_sandbox/ledger')).body.data.sound).toBe(true);
    });
    await stop();
    await rm(directory, { recursive: true, force: true });
  },
  60_000,
);
