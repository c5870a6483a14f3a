import { createSubmission, type Settlement } from '../submission/createSubmission.ts';
import type { JournalEntry } from '../submission/journal.ts';
import type { Known } from '../submission/known.ts';
import { doubtOf, next } from '../submission/next.ts';
import { createStore } from './createStore.ts';
import { defaultLease, type PostgresJournalOptions } from './postgresJournal.ts';
import { deleteEndedLeases, deleteUnusedSalts, forgetKeys, readKeys } from './statements.ts';
import { rowsBy } from './tables.ts';
import { sleepByTimer } from './takeLease.ts';

/** A submission of which nobody knows whether it created something. */
export interface DoubtfulSubmission {
  readonly key: string;
  readonly known: Known;
}

/** What a person, or a job, does with a journal in PostgreSQL. */
export interface PostgresDoubts {
  /** Returns the submissions in doubt that no process holds, in the order of their keys. */
  readonly list: () => AsyncGenerator<DoubtfulSubmission>;
  /**
   * Ends the doubt of a submission by what was found out, and returns what is known of it. Does nothing if there is no
   * doubt. Waits for a process that holds it.
   */
  readonly settle: (key: string, found: Settlement) => Promise<Known>;
  /**
   * Deletes the entries of submissions that have an end, no doubt, and no entry since `before`; returns how many. A forgotten
   * submission can be sent again: forget only what no queue holds any more.
   */
  readonly forget: (before: Date) => Promise<number>;
}

const keysAtOnce = 500;

/** Returns the state of a submission whose process has ended. */
function knownOf(entries: readonly JournalEntry[]): Known {
  const known = entries.reduce<Known>(next, { kind: 'idle' });
  return known.kind === 'sending' ? { ...known, kind: 'idle', doubt: doubtOf(known) } : known;
}

/**
 * Opens a journal in PostgreSQL for its operators. Needs no salt: it records no identity.
 *
 * @throws {JournalError} if the tables are of a later version
 * @example
 * const query = (text, values) => pool.query(text, [...values]); // of pg
 * const doubts = await postgresDoubts({ query });
 * (await doubts.forget(new Date('2026-01-01'))) // 0
 */
export async function postgresDoubts({
  query,
  lease = defaultLease,
}: Pick<PostgresJournalOptions, 'query' | 'lease'>): Promise<PostgresDoubts> {
  const run = rowsBy(query);
  const limit = lease + 30_000;
  const store = await createStore({ query, lease, limit, sleep: sleepByTimer }, []);

  /** Returns all submissions that no process holds, by pages of their keys. */
  async function* pages(): AsyncGenerator<readonly DoubtfulSubmission[]> {
    for (let last = ''; ; ) {
      const rows = await run(readKeys, last, String(keysAtOnce));
      yield rows
        .filter(({ held }) => held === 'false')
        .map(({ key, entries }) => ({
          key: key ?? '',
          known: knownOf((JSON.parse(entries ?? '[]') as string[]).map((one) => JSON.parse(one))),
        }));
      if (rows.length < keysAtOnce) return;
      last = rows.at(-1)?.['key'] ?? '';
    }
  }

  return {
    async *list() {
      for await (const page of pages()) yield* page.filter(({ known }) => known.doubt);
    },
    async settle(key, found) {
      const submission = createSubmission({
        key,
        journal: { salt: '', ...store },
        now: () => new Date(Number.NaN),
        send: () => Promise.reject(new TypeError('A doubt is settled, nothing is sent')),
      });
      await submission.refresh();
      if (submission.state.doubt) await submission.settle(found);
      return submission.state;
    },
    async forget(before) {
      let forgotten = 0;
      for await (const page of pages()) {
        const keys = page.filter(({ known }) => !known.doubt).map(({ key }) => key);
        const deleted = await run(forgetKeys, JSON.stringify(keys), before.toISOString());
        forgotten += new Set(deleted.map(({ key }) => key)).size;
      }
      await run(deleteEndedLeases);
      await run(deleteUnusedSalts);
      return forgotten;
    },
  };
}
