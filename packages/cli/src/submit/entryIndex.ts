import type { Journal, JournalEntry } from '@passmuster/client/submission';

/** The entries of a journal in memory, by the names that `find` looks for. */
export interface EntryIndex {
  readonly add: (entry: JournalEntry) => void;
  readonly find: Journal['find'];
}

export function createEntryIndex(entries: readonly JournalEntry[]): EntryIndex {
  const byName = new Map<string, (readonly [order: number, entry: JournalEntry])[]>();
  let count = 0;
  const add = (entry: JournalEntry): void => {
    const item = [count++, entry] as const;
    for (const name of [entry.key, ...(entry.type === 'sent' ? entry.attempt.mark : [])]) {
      const items = byName.get(name);
      if (items) items.push(item);
      else byName.set(name, [item]);
    }
  };
  entries.forEach(add);
  return {
    add,
    find: async (names) => {
      const items = new Set(names.flatMap((name) => byName.get(name) ?? []));
      return [...items].sort(([a], [b]) => a - b).map(([, entry]) => entry);
    },
  };
}
