import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from './openSqlite.ts';
import { storageFaultOf } from './storageFault.ts';
import type { Store } from './store.ts';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-sqlite-'));
  file = join(directory, 'data.sqlite');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Writes a merchant, whose settings may take many pages. */
const write = (store: Store, id: string, bytes = 10) =>
  store.write((db) =>
    db
      .insertInto('merchants')
      .values({
        ...{ id, name: id, environment: 'sandbox', settings: 'x'.repeat(bytes) },
        created_at: '2026-11-21T00:00:00.000Z',
      })
      .execute(),
  );
const fault = (failing: Promise<unknown>) =>
  failing.then(
    () => undefined,
    (error: unknown) => storageFaultOf(error),
  );
const idsIn = async (store: Store) =>
  (await store.read.selectFrom('merchants').select('id').execute()).map(({ id }) => id).sort();

test('a write that meets a full disk fails for that reason, and the next one succeeds', async () => {
  const store = await openSqlite({ file });
  await write(store, 'before');
  const pages = (count: number) =>
    store.write((db) => sql.raw(`pragma max_page_count = ${count}`).execute(db));
  await pages(1);
  expect(await fault(write(store, 'large', 1_000_000))).toBe('full');
  const group = [write(store, 'small'), write(store, 'large', 1_000_000)];
  for (const outcome of await Promise.allSettled(group))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { errcode: 13 } });
  await pages(4_000_000_000);
  await write(store, 'after', 1_000_000);
  expect(await idsIn(store)).toEqual(['after', 'before']);
  await store.close();
});

describe('while another process has locked the file', () => {
  let store: Store;
  let other: DatabaseSync;
  beforeEach(async () => {
    store = await openSqlite({ file });
    other = new DatabaseSync(file);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await store.close();
  });

  test('a write waits, and nothing else does', async () => {
    // SQLite's own wait would stop everything for five seconds, several times in these turns.
    vi.useFakeTimers({ toFake: ['performance'] });
    const pending = write(store, 'waiting');
    for (let turns = 0; turns < 40; turns += 1) await sleep(5);
    vi.useRealTimers();
    expect(await idsIn(store)).toEqual([]);
    await store.check();
    other.exec('commit');
    await pending;
    expect(await idsIn(store)).toEqual(['waiting']);
  }, 20_000);

  test('writes that wait are given up when they are canceled, and the storage closes', async () => {
    const pending = [write(store, 'one'), write(store, 'two')].map(fault);
    await sleep(50);
    await store.cancel();
    expect(await Promise.all(pending)).toEqual(['silent', 'silent']);
  });

  test('a write is given up after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let isOver = false;
    const late = fault(write(store, 'late')).finally(() => {
      isOver = true;
    });
    await sleep(100);
    vi.advanceTimersByTime(4900);
    await sleep(200);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(200);
    expect(await late).toBe('silent');
    vi.useRealTimers();
  });
});

test.each(['', '-wal', '-shm'])('writes without %s fail until it is back', async (suffix) => {
  const store = await openSqlite({ file });
  await write(store, 'before');
  // The first read opens the files.
  await idsIn(store);
  await rename(file + suffix, `${file}.aside`);
  expect(await fault(write(store, 'meanwhile'))).toBe('broken');
  expect(await fault(store.check())).toBe('broken');
  expect(await fault(idsIn(store))).toBe(suffix === '' ? 'broken' : undefined);
  await writeFile(file + suffix, 'another file');
  expect(await fault(write(store, 'meanwhile'))).toBe('broken');
  await rename(`${file}.aside`, file + suffix);
  await write(store, 'after');
  expect(await idsIn(store)).toEqual(['after', 'before']);
  await store.close();
});

describe('a path that is not a database is refused and left as it is:', () => {
  test.each([
    { why: 'a text', content: 'SQLite format 3, or so it says\n' },
    { why: 'one byte', content: '\0' },
    { why: 'the start of a name', content: 'SQLite format 3' },
  ])('$why', async ({ content }) => {
    await writeFile(file, content);
    await chmod(file, 0o644);
    await expect(openSqlite({ file })).rejects.toThrow('cannot be used: it is not a database');
    expect(await readFile(file, 'utf8')).toBe(content);
    expect((await stat(file)).mode & 0o777).toBe(0o644);
  });

  test('a folder', async () => {
    await mkdir(file, { mode: 0o755 });
    await expect(openSqlite({ file })).rejects.toThrow('cannot be used: it is not a file');
    expect((await stat(file)).mode & 0o777).toBe(0o755);
  });

  test.skipIf(process.platform === 'win32')('a pipe that nobody writes to', async () => {
    spawnSync('mkfifo', ['-m', '644', file]);
    await expect(openSqlite({ file })).rejects.toThrow('cannot be used: it is not a file');
    expect((await stat(file)).mode & 0o777).toBe(0o644);
  });
});

test('an empty file becomes a database', async () => {
  await writeFile(file, '');
  const store = await openSqlite({ file });
  await write(store, 'first');
  await store.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
