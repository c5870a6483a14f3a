import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JournalError, postgresJournal, type Query } from '../postgres.ts';
import { createSubmission, type Journal, type SubmissionAnswer } from '../submission.ts';
import { newPool, queryOf } from '../testing/newPool.ts';

const salts = ['the salt of these tests'] as const;
let pool: pg.Pool;
let query: Query;
beforeAll(async () => {
  pool = await newPool(2);
  query = queryOf(pool);
});
afterAll(() => pool.end());

const open = (options: object = {}): Promise<Journal> =>
  postgresJournal({ query, salts, ...options });
const sendOf =
  (log: string[]) =>
  async (body: string): Promise<SubmissionAnswer> => {
    log.push(body);
    return { data: { id: `id-${body}` } };
  };
const submissionOf = (
  journal: Journal,
  key: string,
  send: (body: string) => Promise<SubmissionAnswer>,
) => createSubmission({ key, journal, now: () => new Date(0), send });
const typesOf = async (journal: Journal, key: string) =>
  (await journal.find([key])).map(({ type }) => type);
/** Lets the leases of a process that sleeps, or of one whose database has a new clock, end. */
const endLeases = () =>
  pool.query(`update passmuster_journal_holds set until = clock_timestamp() - interval '1 second'`);
const code = (expected: JournalError['code']) => ({ name: 'JournalError', code: expected });

test('a holder that sleeps past its lease gets an error, and sends nothing', async () => {
  const [slow, quick] = [await open(), await open()];
  const sent: string[] = [];
  const sleepy: Journal = {
    ...slow,
    append: async (entry) => {
      await endLeases();
      const other = submissionOf(quick, entry.key, sendOf(sent));
      await other.submit('quick');
      await slow.append(entry);
    },
  };
  const submission = submissionOf(sleepy, 'slept', sendOf(sent));
  await expect(submission.submit('slow')).rejects.toMatchObject(code('hold_lost'));
  expect(sent).toEqual(['quick']);
  expect(await typesOf(slow, 'slept')).toEqual(['sent', 'answered']);
});

test('a lease that has ended holds nothing, even if nobody else took the names', async () => {
  const journal = await open();
  const sent: string[] = [];
  const submission = submissionOf(
    {
      ...journal,
      append: async (entry) => {
        await endLeases();
        await journal.append(entry);
      },
    },
    'ended alone',
    sendOf(sent),
  );
  await expect(submission.submit('1')).rejects.toMatchObject(code('hold_lost'));
  expect(sent).toEqual([]);
});

test('an answer that comes after the lease is not recorded as that of another attempt: a doubt stays', async () => {
  const [slow, quick] = [await open(), await open()];
  const submission = submissionOf(slow, 'late', async () => {
    await endLeases();
    await submissionOf(quick, 'late', sendOf([])).refresh();
    return { data: { id: 'late' } };
  });
  await expect(submission.submit('late')).rejects.toMatchObject(code('hold_lost'));
  const again = submissionOf(quick, 'late', sendOf([]));
  await again.refresh();
  expect(again.state).toMatchObject({ kind: 'idle', doubt: { since: '1970-01-01T00:00:00.000Z' } });
});

test('a clock of a worker that jumps ends no hold: leases go by that of the database', async () => {
  const journal = await open({ lease: 5_000 });
  const other = await open({ holdLimit: 0 });
  const clock = { time: 0 };
  const sent: string[] = [];
  const jumping = createSubmission({
    ...{ key: 'clock', journal, now: () => new Date(clock.time) },
    send: async (body: string) => {
      clock.time = 8.64e15;
      const hold = other.hold(['clock'], async () => sent.push('another'));
      await expect(hold).rejects.toMatchObject(code('hold_timeout'));
      return sendOf(sent)(body);
    },
  });
  await jumping.submit('1');
  expect([sent, jumping.state.kind]).toEqual([['1'], 'created']);
});

test.each(['sent', 'answered'] as const)(
  'the database fails after it recorded “%s”: nothing is sent twice, and a doubt stays where something was sent',
  async (type) => {
    const key = `fails after ${type}`;
    const failing: Query = async (text, values) => {
      const result = await query(text, values);
      if (
        text.includes('insert into passmuster_journal_entries') &&
        values[4]?.includes(`"${type}"`)
      )
        throw new Error('Connection terminated unexpectedly');
      return result;
    };
    const sent: string[] = [];
    const first = submissionOf(await open({ query: failing }), key, sendOf(sent));
    await expect(first.submit('1')).rejects.toThrow('Connection terminated');
    const journal = await open();
    const second = submissionOf(journal, key, sendOf(sent));
    await second.submit('2');
    expect(sent).toEqual(type === 'sent' ? [] : ['1']);
    expect(second.state).toMatchObject(
      type === 'sent' ? { doubt: {} } : { kind: 'created', id: 'id-1' },
    );
  },
);

test('a pool that ends rejects, and nothing is sent', async () => {
  const other = await newPool(1);
  const journal = await postgresJournal({ query: queryOf(other), salts });
  await other.end();
  const sent: string[] = [];
  await expect(submissionOf(journal, 'ended', sendOf(sent)).submit('1')).rejects.toThrow(/pool/);
  expect(sent).toEqual([]);
});

test('a wait ends by the limit or a signal, and the holder keeps its names', async () => {
  const [holder, waiting] = [await open(), await open({ holdLimit: 60 })];
  const done: string[] = [];
  await holder.hold(['held', 'also held'], async () => {
    const work = async () => void done.push('work');
    await expect(waiting.hold(['also held', 'free'], work)).rejects.toMatchObject(
      code('hold_timeout'),
    );
    const controller = new AbortController();
    const third = await open();
    const stopped = third.hold(['held'], work, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('stopped')), 30);
    await expect(stopped).rejects.toThrow('stopped');
    expect(done).toEqual([]);
    expect(await waiting.hold(['free'], async () => 'free')).toBe('free');
  });
});

test.each([
  { options: { salts: [] } },
  { options: { salts: ['too short'] } },
  { options: { lease: 999 } },
  { options: { lease: Number.NaN } },
  { options: { lease: 3_600_001 } },
  { options: { holdLimit: -1 } },
])('$options is refused', async ({ options }) => {
  await expect(open(options)).rejects.toThrow(TypeError);
});

test('an entry that nobody holds is not appended', async () => {
  const journal = await open();
  const entry = { key: 'not held', type: 'reconciled', outcome: 'absent' } as const;
  await expect(journal.append(entry)).rejects.toMatchObject(code('hold_lost'));
  expect(await journal.find(['not held'])).toEqual([]);
});

test('ten processes that open an empty database at once get one journal', async () => {
  const empty = await newPool(10);
  const journals = await Promise.all(
    Array.from({ length: 10 }, () => postgresJournal({ query: queryOf(empty), salts })),
  );
  expect(journals).toHaveLength(10);
  const { rows } = await empty.query(
    'select version, jsonb_array_length(salts) as sets from passmuster_journal',
  );
  expect(rows).toEqual([{ version: 1, sets: 1 }]);
  await empty.end();
});
