import { createMemoryJournal, type Journal } from '../submission.ts';

/** A page with its view of the journal, until it is closed. */
export interface Page {
  readonly journal: Journal;
  /** Ends the page wherever it is: nothing of it runs on, and its locks are free. */
  readonly close: () => void;
}

/** Storage that several pages or processes share, and that outlives them. */
export interface SharedStorage {
  /** True while nothing can be written. */
  isFull: boolean;
  readonly salt: string;
  /** Returns all entries of these keys. */
  readonly find: Journal['find'];
  /** Opens a page. `onHold` is called whenever it asks for a lock. */
  readonly openPage: (onHold?: () => void) => Page;
  /** Resolves once no page computes or accesses the storage: each waits, or is done. */
  readonly quiet: () => Promise<void>;
}

const never = new Promise<never>(() => {});

/**
 * Returns storage that several pages share, as IndexedDB and Web Locks are: it outlives them, and a lock ends with its
 * page.
 */
export function sharedStorage(): SharedStorage {
  const stored = createMemoryJournal('the salt of this test');
  const held = new Set<string>();
  let waiting: (() => void)[] = [];
  const release = (names: Iterable<string>): void => {
    for (const name of names) held.delete(name);
    const all = waiting;
    waiting = [];
    for (const take of all) take();
  };

  const storage: SharedStorage = {
    isFull: false,
    salt: stored.salt,
    find: stored.find,
    quiet: () => new Promise((resolve) => setImmediate(resolve)),
    openPage(onHold = () => {}) {
      let isOpen = true;
      const mine = new Set<string>();
      const whileOpen = <Value>(value: Promise<Value>): Promise<Value> =>
        value.then((found) => (isOpen ? found : never));
      return {
        close: () => {
          isOpen = false;
          release(mine);
        },
        journal: {
          salt: stored.salt,
          find: (names) => whileOpen(stored.find(names)),
          append: (entry) => {
            if (!isOpen) return never;
            if (storage.isFull) return Promise.reject(new Error('QuotaExceededError'));
            // As storage does, without what JSON has no words for.
            return whileOpen(stored.append(JSON.parse(JSON.stringify(entry))));
          },
          hold: (names, work) =>
            new Promise((resolve, reject) => {
              const take = (): void => {
                if (!isOpen) return;
                if (names.some((name) => held.has(name))) {
                  waiting.push(take);
                  return;
                }
                for (const name of names) {
                  held.add(name);
                  mine.add(name);
                }
                const end = (): void => {
                  if (!isOpen) return;
                  for (const name of names) mine.delete(name);
                  release(names);
                };
                whileOpen(work()).finally(end).then(resolve, reject);
              };
              take();
              onHold();
            }),
        },
      };
    },
  };
  return storage;
}
