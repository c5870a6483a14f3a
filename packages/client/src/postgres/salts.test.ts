import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postgresDoubts, postgresJournal, type Query } from '../postgres.ts';
import { createSubmission, type SubmissionAnswer } from '../submission.ts';
import { newPool, queryOf } from '../testing/newPool.ts';

let pool: pg.Pool;
let query: Query;
beforeAll(async () => {
  pool = await newPool(2);
  query = queryOf(pool);
  await postgresDoubts({ query });
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query('truncate passmuster_journal_entries');
  await pool.query(`update passmuster_journal set version = 1, salts = '[]'`);
});

const [older, newer] = ['the salt of last year', 'the salt of this year'] as const;
const identity = { email: 'Ada@example.com', phone: '+2348033120456' };
const lost: SubmissionAnswer = { error: { outcome: 'unknown' } };

async function submissionOf(key: string, salts: readonly [string, ...string[]], answer = lost) {
  const journal = await postgresJournal({ query, salts });
  return createSubmission({
    key,
    journal,
    now: () => new Date(0),
    send: async (_: string) => answer,
  });
}

test.each([
  { title: 'before and after the change', first: [older], second: [newer, older] },
  { title: 'after and before the change', first: [newer, older], second: [older] },
  { title: 'with the new salt alone', first: [newer, older], second: [newer] },
] as const)('an identity is recognized by two fleets $title', async ({ first, second }) => {
  await (await submissionOf('one', first)).submit('1', { identity });
  const other = await submissionOf('two', second, { data: { id: 'c-2' } });
  expect(await other.submit('2', { identity })).toBe(undefined);
  expect(other.state).toMatchObject({ kind: 'idle', doubt: { key: 'one' } });
  expect(await other.changedSince(identity)).toEqual([]);
  expect(await other.changedSince({ ...identity, phone: '+2348033120457' })).toEqual(['phone']);
});

test('a fleet with other salts is refused, whether entries or another fleet are there', async () => {
  const refused = { name: 'JournalError', code: 'unknown_salt' };
  await submissionOf('one', [older]);
  await expect(submissionOf('two', [newer])).rejects.toMatchObject(refused);
  await submissionOf('two', [newer, older]);
  await expect(submissionOf('three', [newer])).rejects.toMatchObject(refused);
});

test('two fleets that begin at once with different salts: one of them is refused', async () => {
  const results = await Promise.allSettled([
    submissionOf('1', [older]),
    submissionOf('2', [newer]),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an old salt can be dropped once its entries are forgotten, and a process that still has it alone sends nothing', async () => {
  const created: SubmissionAnswer = { data: { id: 'c-1' } };
  const first = await submissionOf('one', [older], created);
  await first.submit('1', { identity });
  const both = await submissionOf('two', [newer, older], created);
  await both.submit('2');
  const old = await submissionOf('four', [older], created);
  const doubts = await postgresDoubts({ query });
  await pool.query(`update passmuster_journal_entries set at = '2020-01-01' where key = 'one'`);
  expect(await doubts.forget(new Date('2021-01-01'))).toBe(1);
  await expect(submissionOf('three', [newer], created)).resolves.toBeDefined();
  const third = await submissionOf('three', [newer], created);
  await third.submit('3');
  // Its salt was dropped: what it records would not be recognized.
  await expect(old.submit('4', { identity })).rejects.toMatchObject({ code: 'unknown_salt' });
});

test('a journal of a later version is refused, also while a process runs, and nothing is sent', async () => {
  const running = await submissionOf('running', [older], { data: { id: 'c-1' } });
  await pool.query('update passmuster_journal set version = 2');
  const refused = { name: 'JournalError', code: 'newer_version' };
  await expect(submissionOf('two', [older])).rejects.toMatchObject(refused);
  await expect(running.submit('1')).rejects.toMatchObject(refused);
  expect((await pool.query('select from passmuster_journal_entries')).rows).toEqual([]);
});
