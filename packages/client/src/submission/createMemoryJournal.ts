import { createHoldNames } from './createHoldNames.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** Returns the names by which an entry is found. */
export const namesOf = (entry: JournalEntry): readonly string[] =>
  entry.type === 'sent' ? [entry.key, ...entry.attempt.mark] : [entry.key];

/**
 * Returns a journal in memory. It knows nothing of other pages and
 * processes, and forgets everything when this one ends: for tests and examples.
 *
 * @example
 * const journal = createMemoryJournal('a salt of this test');
 * (await journal.find(['application-7'])).length // 0
 */
export function createMemoryJournal(salt: string): Journal {
  const entries: JournalEntry[] = [];
  return {
    salt,
    find: async (names) =>
      entries.filter((entry) => namesOf(entry).some((name) => names.includes(name))),
    append: async (entry) => void entries.push(entry),
    hold: createHoldNames(),
  };
}
