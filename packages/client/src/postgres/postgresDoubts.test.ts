import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PostgresDoubts, postgresDoubts, postgresJournal, type Query } from '../postgres.ts';
import { createSubmission, type SubmissionAnswer } from '../submission.ts';
import { newPool, queryOf } from '../testing/newPool.ts';

let pool: pg.Pool;
let query: Query;
let doubts: PostgresDoubts;
beforeAll(async () => {
  pool = await newPool(2);
  query = queryOf(pool);
  doubts = await postgresDoubts({ query });
});
afterAll(() => pool.end());
beforeEach(() => pool.query('truncate passmuster_journal_entries, passmuster_journal_holds'));

const answers: Readonly<Record<string, SubmissionAnswer>> = {
  created: { data: { id: 'c-1' } },
  refused: { error: { outcome: 'refused', status: 400 } },
  lost: { error: { outcome: 'unknown' } },
};

async function submit(key: string, answer: string | (() => Promise<SubmissionAnswer>)) {
  const journal = await postgresJournal({ query, salts: ['the salt of these tests'] });
  const send = typeof answer === 'string' ? async () => answers[answer] ?? {} : answer;
  const submission = createSubmission({ key, journal, now: () => new Date(0), send });
  await submission.submit('body');
  return submission;
}

async function listed(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of doubts.list()) keys.push(key);
  return keys;
}

test('only submissions in doubt are listed, and not those that a process holds', async () => {
  for (const answer of ['created', 'lost', 'refused']) await submit(answer, answer);
  await submit('under way', async () => {
    expect(await listed()).toEqual(['lost']);
    return {};
  });
  expect(await listed()).toEqual(['lost', 'under way']);
});

test('a submission whose process ended between recording and sending is listed', async () => {
  const journal = await postgresJournal({ query, salts: ['the salt of these tests'] });
  const attempt = { at: new Date(0).toISOString(), hash: '', mark: [] };
  await journal.hold(['killed'], () => journal.append({ key: 'killed', type: 'sent', attempt }));
  expect(await listed()).toEqual(['killed']);
});

test('pages follow one another however many keys there are', async () => {
  await pool.query(`
    insert into passmuster_journal_entries (key, names, entry)
    select key, array[key], '{"key":"' || key || '","type":"answered","error":{"outcome":"unknown"}}'
    from (select 'key-' || number as key from generate_series(1, 1234) as number) as keys`);
  await pool.query(`
    insert into passmuster_journal_entries (key, names, entry)
    select key, names, '{"key":"' || key || '","type":"sent","attempt":{"at":"2026-01-01T00:00:00Z","hash":"","mark":[]}}'
    from passmuster_journal_entries`);
  expect(new Set(await listed()).size).toBe(1234);
});

test.each([
  { found: { id: 'c-7' }, kind: 'created', id: 'c-7' },
  { found: 'not-created', kind: 'idle', id: undefined },
] as const)('a doubt is settled as $found, once', async ({ found, kind, id }) => {
  const submission = await submit('settled', 'lost');
  expect(await doubts.settle('settled', found)).not.toHaveProperty('doubt.since');
  expect(await listed()).toEqual([]);
  await submission.refresh();
  expect([submission.state.kind, submission.state.id]).toEqual([kind, id]);
  await doubts.settle('settled', 'not-created');
  expect((await doubts.settle('settled', 'not-created')).kind).toBe(kind);
});

test('only old submissions with an end are forgotten', async () => {
  for (const answer of ['created', 'lost', 'refused']) await submit(answer, answer);
  await pool.query(`update passmuster_journal_entries set at = '2020-01-01'`);
  await submit('new', 'created');
  await submit('refused', 'refused');
  expect(await doubts.forget(new Date('2021-01-01'))).toBe(1);
  const { rows } = await pool.query<{ readonly key: string }>(
    'select distinct key from passmuster_journal_entries order by key',
  );
  expect(rows.map(({ key }) => key)).toEqual(['lost', 'new', 'refused']);
});

test('leases that ended are deleted with what is forgotten, others are kept', async () => {
  await pool.query(`insert into passmuster_journal_holds values
    ('ended', 1, clock_timestamp() - interval '1 second'), ('held', 2, clock_timestamp() + interval '1 hour')`);
  await doubts.forget(new Date(0));
  expect((await pool.query('select name from passmuster_journal_holds')).rows).toEqual([
    { name: 'held' },
  ]);
});
