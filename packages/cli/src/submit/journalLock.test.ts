import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockRounds } from '../../test/lockRounds.ts';
import { takeLock } from './journalLock.ts';
import { holderHere } from './lockHolder.ts';

let folder: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-lock-'));
  journal = join(folder, 'journal');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A holder that does not run any more: no process has this number. */
const ended = { ...holderHere('ended'), pid: 2 ** 22 + 1, started: '1' };
const leave = (name: string, holder: object): void =>
  writeFileSync(join(folder, name), JSON.stringify(holder));

test('a lock is held by one, and free afterwards without a trace', () => {
  const { free } = takeLock(journal);
  expect(() => takeLock(journal)).toThrow(
    `another run (process ${process.pid}) is submitting with this journal. Wait until it ends`,
  );
  free();
  takeLock(journal).free();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  { why: 'a process that ended', holder: ended },
  { why: 'another process with the same number', holder: { ...ended, pid: process.pid } },
])('the lock of $why is taken over', ({ holder }) => {
  leave('journal.lock', holder);
  const { free } = takeLock(journal);
  expect(() => takeLock(journal)).toThrow('another run');
  expect(readdirSync(folder)).toEqual(['journal.lock']);
  free();
});

test('a lock that a loss of power left empty is taken over', () => {
  writeFileSync(`${journal}.lock`, '');
  takeLock(journal).free();
  expect(readdirSync(folder)).toEqual([]);
});

test('an heir that ended is followed by its own heir', () => {
  leave('journal.lock', ended);
  leave('journal.lock.ended', { ...ended, id: 'heir' });
  leave('journal.lock.ended.new', { ...ended, id: 'heir' });
  const { free } = takeLock(journal);
  expect(readdirSync(folder)).toEqual(['journal.lock']);
  expect(() => takeLock(journal)).toThrow('another run');
  free();
});

test('an heir that runs holds the lock, though its file is not in place yet', () => {
  leave('journal.lock', ended);
  leave('journal.lock.ended', { ...ended, host: 'elsewhere', id: 'heir' });
  expect(() => takeLock(journal)).toThrow('on elsewhere');
});

test.each([
  { what: 'another machine', holder: { ...ended, host: 'elsewhere' }, says: 'on elsewhere' },
  {
    what: 'another container, which shares the host name',
    holder: { ...ended, namespace: 'pid:[1]' },
    says: 'in another container',
  },
  { what: 'another version', holder: { holder: 'x' }, says: 'on an unknown machine' },
])('a lock of $what is never taken over', ({ holder, says }) => {
  leave('journal.lock', holder);
  expect(() => takeLock(journal)).toThrow(says);
  expect(existsSync(`${journal}.lock`)).toBe(true);
});

test.each([
  { stale: false, why: 'without a stale lock' },
  { stale: true, why: 'with a stale lock' },
])('of four processes that start at once $why, one holds it, in 25 rounds', async ({ stale }) => {
  expect(await lockRounds({ journal, rounds: 25, stale })).toEqual({ rounds: 25, wrong: [] });
});
