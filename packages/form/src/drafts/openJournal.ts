import type { Journal, JournalEntry } from '@passmuster/client/submission';
import { newId } from '../defaults.ts';
import type { Database } from './database.ts';
import type { Tabs } from './tabs.ts';

const namesOf = (entry: JournalEntry): readonly string[] =>
  entry.type === 'sent' ? [entry.key, ...entry.attempt.mark] : [entry.key];

/**
 * Returns the journal of this device: entries in IndexedDB, written through to the disk, and Web Locks that end with the
 * page that holds them. Without a secure context there are no Web Locks: `hold` rejects with a `SecurityError`, and nothing
 * is sent.
 */
export async function openJournal(
  database: Database,
  name: string,
  tabs: Tabs,
  locks: LockManager | null = navigator.locks ?? null,
): Promise<Journal> {
  const salt = await saltOf(database);
  return {
    salt,
    async find(names) {
      const { store } = database.transaction('journal');
      const found = new Map<number, JournalEntry>();
      for (const one of names) {
        const keys = await store.index('names').getAllKeys(one);
        const values = await store.index('names').getAll(one);
        for (const [at, key] of keys.entries()) {
          const stored = values[at];
          if (stored) found.set(key, stored.entry);
        }
      }
      return [...found].sort(([one], [other]) => one - other).map(([, entry]) => entry);
    },
    async append(entry) {
      const transaction = database.transaction('journal', 'readwrite', { durability: 'strict' });
      await transaction.store.add({ names: namesOf(entry), entry });
      await transaction.done;
      tabs.notify();
    },
    async hold(names, work, { signal } = {}) {
      if (!locks) throw new DOMException('Open this page over HTTPS', 'SecurityError');
      return holdAll(locks, name, names, work, signal ? { signal } : {});
    },
  };
}

/** Two pages that open the database at once get the same salt. */
async function saltOf(database: Database): Promise<string> {
  const made = newId();
  const transaction = database.transaction('settings', 'readwrite');
  const known = await transaction.store.get('salt');
  if (known === undefined) await transaction.store.put(made, 'salt');
  await transaction.done;
  return known ?? made;
}

/**
 * Holds all names while `work` runs. Pages ask for their names one after another, each for all of its names at once, so
 * that every lock is granted in the same order and two pages never wait for each other.
 */
async function holdAll<Result>(
  locks: LockManager,
  database: string,
  names: readonly string[],
  work: () => Promise<Result>,
  options: LockOptions,
): Promise<Result> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const granted: Promise<void>[] = [];
  await locks.request(`${database} queue`, options, () => {
    for (const name of names)
      granted.push(grant(locks, `${database} name ${name}`, isReleased, options));
  });
  try {
    await Promise.all(granted);
    return await work();
  } finally {
    release();
  }
}

/** Resolves once the lock is held, which it is until `isReleased` resolves. */
const grant = (
  locks: LockManager,
  name: string,
  isReleased: Promise<void>,
  options: LockOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return isReleased;
    };
    locks.request(name, options, hold).catch(reject);
  });
