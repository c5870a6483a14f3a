import type pg from 'pg';
import { openPostgresJournal } from '../postgres/postgresJournal.ts';
import { appendEntry, freeNames, takeNames } from '../postgres/statements.ts';
import type { Query } from '../postgres.ts';
import type { Journal } from '../submission.ts';
import type { Page, SharedStorage } from './pages.ts';

const salt = 'the salt of this test';
const never = new Promise<never>(() => {});

/** Returns an empty journal in PostgreSQL that several processes share. The lease of one that is killed ends with it. */
export async function postgresStorage(pool: pg.Pool): Promise<SharedStorage> {
  let running = 0;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  };
  const counted = async (text: string, values: readonly (string | null)[]) => {
    running += 1;
    try {
      return await pool.query(text, [...values]);
    } finally {
      running -= 1;
    }
  };
  const open = (query: Query): Promise<Journal> =>
    openPostgresJournal(
      { query, salts: [salt], lease: 60_000 },
      () =>
        // A name is free when its holder says so, or is killed.
        new Promise((resolve) => waiting.push(resolve)),
    );
  const journal = await open(counted);
  await pool.query('truncate passmuster_journal_entries, passmuster_journal_holds');

  const storage: SharedStorage = {
    isFull: false,
    salt,
    find: journal.find,
    async quiet() {
      do await new Promise((resolve) => setImmediate(resolve));
      while (running > 0);
    },
    openPage(onHold = () => {}): Page {
      let isOpen = true;
      /** Of the names that it holds, and of those that it frees again since it did not get all. */
      const fences = new Set<string>();
      const holds = new Set<string>();
      const free = async (): Promise<void> => {
        const list = `{${[...fences].join()}}`;
        await counted(`delete from passmuster_journal_holds where fence = any($1::bigint[])`, [
          list,
        ]);
        wake();
      };
      const note = (text: string, values: readonly (string | null)[], { rows }: pg.QueryResult) => {
        const [row] = rows as { readonly fence: string }[];
        if (text === takeNames && row) {
          fences.add(row.fence);
          if (rows.length === JSON.parse(values[0] ?? '').length) holds.add(row.fence);
        }
        if (text === freeNames && holds.has(values[1] ?? '')) wake();
      };
      const query: Query = async (text, values) => {
        if (!isOpen) return never;
        if (storage.isFull && text === appendEntry) throw new Error('No space left on device');
        const result = await counted(text, values);
        note(text, values, result);
        if (isOpen) return result;
        await free();
        return never;
      };
      const opened = open(query);
      return {
        close: () => {
          isOpen = false;
          void free();
        },
        journal: {
          salt,
          find: async (names) => (await opened).find(names),
          append: async (entry) => (await opened).append(entry),
          hold(names, work, options) {
            onHold();
            return opened.then(({ hold }) => hold(names, work, options));
          },
        },
      };
    },
  };
  return storage;
}
