import { journalContract, type TestedJournal } from '@passmuster/testing/journalContract';
import { runCount } from '@passmuster/testing/runCount';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresJournal } from '../postgres.ts';
import { createSubmission, type SubmissionAnswer } from '../submission.ts';
import { newPool, queryOf } from '../testing/newPool.ts';

const salts = ['the salt of this test'] as const;
let pool: pg.Pool;
beforeAll(async () => {
  pool = await newPool(4);
});
afterAll(() => pool.end());

const open = (options: object = {}) => postgresJournal({ query: queryOf(pool), salts, ...options });
const empty = () =>
  pool.query(
    'drop table if exists passmuster_journal, passmuster_journal_entries, passmuster_journal_holds; drop sequence if exists passmuster_journal_fence',
  );

test.each(journalContract)('a journal in PostgreSQL: $title', async ({ run }) => {
  await empty();
  await run(async (): Promise<TestedJournal> => {
    const journal = await open();
    return {
      ...journal,
      append: (entry) =>
        journal.hold([entry.key, ...entry.attempt.mark], () => journal.append(entry)),
    };
  });
});

test.each([1, 4, 2].slice(0, runCount(2, 3)))(
  'with pools of %i connections, 50 submissions by four processes are each sent once',
  async (max) => {
    const shared = await newPool(1);
    const { connectionString } = shared.options;
    const pools = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { default: pg } = await import('pg');
        return new pg.Pool({ connectionString, max });
      }),
    );
    const journals = await Promise.all(
      pools.map((one) => postgresJournal({ query: queryOf(one), salts })),
    );
    const sent: string[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, job) => job).flatMap((job) =>
        journals.map(async (journal) => {
          const submission = createSubmission<string, SubmissionAnswer>({
            key: `job-${job}`,
            journal,
            now: () => new Date(0),
            send: async (body) => {
              sent.push(body);
              return { data: { id: body } };
            },
          });
          await submission.submit(`${job}`);
        }),
      ),
    );
    expect(sent.toSorted()).toEqual(Array.from({ length: 50 }, (_, job) => `${job}`).toSorted());
    const held = await shared.query('select count(*)::text as count from passmuster_journal_holds');
    expect(held.rows).toEqual([{ count: '0' }]);
    await Promise.all([...pools, shared].map((one) => one.end()));
  },
);
