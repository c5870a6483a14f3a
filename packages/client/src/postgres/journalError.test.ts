import { inspect } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresJournal, type Query } from '../postgres.ts';
import { createSubmission } from '../submission.ts';
import { newPool, queryOf } from '../testing/newPool.ts';

let pool: pg.Pool;
let query: Query;
beforeAll(async () => {
  pool = await newPool(2);
  query = queryOf(pool);
});
afterAll(() => pool.end());

const [salt, otherSalt] = ['the salt that nobody may read', 'another salt that nobody may read'];
const identity = { email: 'ada.private@example.com', phone: '+2348033120456' };
const body = JSON.stringify({ ...identity, passport: 'PASS-12345' });
const key = 'order of Ada Private';
const send = async () => ({ data: { id: 'c-1' } });
const now = () => new Date(0);

const open = (salts: readonly [string] = [salt], holdLimit = 0) =>
  postgresJournal({ query, salts, holdLimit });
const submit = async () =>
  createSubmission({ key, journal: await open(), now, send }).submit(body, { identity });
const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => error,
  );

/** What each code of an error comes from. */
const causes = {
  hold_timeout: async () => (await open()).hold([key], submit),
  hold_lost: async () => {
    const journal = await open();
    const append: typeof journal.append = async (entry) => {
      await pool.query('delete from passmuster_journal_holds');
      await journal.append(entry);
    };
    const sleeping = { ...journal, append };
    return createSubmission({ key, journal: sleeping, now, send }).submit(body, { identity });
  },
  unknown_salt: async () => {
    await submit();
    return open([otherSalt]);
  },
  newer_version: async () => {
    await pool.query('update passmuster_journal set version = 2');
    return submit();
  },
};

test.each(Object.entries(causes))('an error of the code %s holds no value', async (code, cause) => {
  const error = await thrownBy(cause());
  expect(error).toMatchObject({ name: 'JournalError', code });
  const text = inspect(error, { depth: null, showHidden: true, getters: true });
  const values = [identity.email, identity.phone, 'PASS-12345', key, salt, otherSalt];
  expect(values.filter((value) => text.includes(value))).toEqual([]);
});
