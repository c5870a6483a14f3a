import { createHoldNames } from '../submission/createHoldNames.ts';
import { namesOf } from '../submission/createMemoryJournal.ts';
import type { Journal, JournalEntry } from '../submission/journal.ts';
import { JournalError } from './journalError.ts';
import { addSalts, appendEntry, findEntries, freeNames } from './statements.ts';
import { checkTables, rowsBy } from './tables.ts';
import { type LeaseOptions, takeLease } from './takeLease.ts';

/** Opens a journal without its salts. `fingerprints`: hashes of them; none for a store that records no identity. */
export async function createStore(
  leases: LeaseOptions,
  fingerprints: readonly string[],
): Promise<Pick<Journal, 'find' | 'append' | 'hold'>> {
  const { query } = leases;
  const run = rowsBy(query);
  const salts = fingerprints.length === 0 ? null : JSON.stringify(fingerprints);
  const register = async (): Promise<void> => {
    await checkTables(query, fingerprints);
    if (salts === null) return;
    await run(addSalts, salts);
    // Another process may have added salts that share none with these at the same time.
    await checkTables(query, fingerprints);
  };
  await register();
  const inTurn = createHoldNames();
  /** The fence of each name that this process holds. */
  const fences = new Map<string, string>();
  return {
    async find(names) {
      if (names.length === 0) return [];
      const rows = await run(findEntries, JSON.stringify(names));
      return rows.map(({ entry }) => JSON.parse(entry ?? '') as JournalEntry);
    },
    async append(entry) {
      const fence = fences.get(entry.key);
      if (fence === undefined) throw new JournalError('hold_lost');
      const names = JSON.stringify(namesOf(entry));
      const add = () => run(appendEntry, names, fence, entry.key, salts, JSON.stringify(entry));
      if ((await add()).length === 1) return;
      // The salts were forgotten with their last entry, or the lease has ended.
      await register();
      if ((await add()).length === 0) throw new JournalError('hold_lost');
    },
    hold: (names, work, options = {}) => {
      const hold = async () => {
        const fence = await takeLease(leases, names, options.signal);
        for (const name of names) fences.set(name, fence);
        try {
          return await work();
        } finally {
          for (const name of names) fences.delete(name);
          // What can't be freed is free when its lease ends.
          await run(freeNames, JSON.stringify(names), fence).catch(() => {});
        }
      };
      return inTurn(names, hold, options);
    },
  };
}
