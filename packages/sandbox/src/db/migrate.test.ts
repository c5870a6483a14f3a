import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqlite } from './openSqlite.ts';

test('a first start that fails leaves no table behind, and the next one succeeds', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-migrate-'));
  const file = join(directory, 'half.sqlite');
  const obstacle = new DatabaseSync(file);
  obstacle.exec('create table movements (name text)');
  await expect(openSqlite({ file })).rejects.toThrow('movements already exists');
  const tables = obstacle.prepare(`select name from sqlite_schema where type = 'table'`).all();
  expect(tables.map(({ name }) => name)).toEqual(['movements']);
  obstacle.exec('drop table movements');
  obstacle.close();
  const store = await openSqlite({ file });
  await store.check();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

test('only the owner can read the data file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-mode-'));
  const file = join(directory, 'deep', 'data.sqlite');
  const store = await openSqlite({ file });
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600);
  await store.close();
  await rm(directory, { recursive: true, force: true });
});
