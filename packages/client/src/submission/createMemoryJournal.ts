import type { Journal, JournalEntry } from './journal.ts';

const namesOf = (entry: JournalEntry): readonly string[] =>
  entry.type === 'sent' ? [entry.key, ...entry.attempt.mark] : [entry.key];

/**
 * Returns a journal in memory, which lets one caller at a time hold anything. It knows nothing of other pages and
 * processes, and forgets everything when this one ends: for tests and examples.
 *
 * @example
 * const journal = createMemoryJournal('a salt of this test');
 * (await journal.find(['application-7'])).length // 0
 */
export function createMemoryJournal(salt: string): Journal {
  const entries: JournalEntry[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    salt,
    find: async (names) =>
      entries.filter((entry) => namesOf(entry).some((name) => names.includes(name))),
    append: async (entry) => void entries.push(entry),
    hold: (_, work) => {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}
