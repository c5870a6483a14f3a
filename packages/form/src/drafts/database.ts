import type { JournalEntry } from '@passmuster/client/submission';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DraftStorage, StoredFile, Tombstone } from './draftStorage.ts';

/** An entry of the journal, with everything it can be found by. */
export interface StoredEntry {
  readonly names: readonly string[];
  readonly entry: JournalEntry;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
  files: { key: string; value: StoredFile };
  tombstones: { key: string; value: Tombstone };
  journal: { key: number; value: StoredEntry; indexes: { names: string } };
  settings: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the database of this device. Nothing in it is sent anywhere. */
export const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 2, {
    upgrade(database, before) {
      database.createObjectStore('tombstones', { keyPath: 'id' });
      if (before > 0) return;
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('files', { keyPath: 'fileId' });
      database
        .createObjectStore('journal', { autoIncrement: true })
        .createIndex('names', 'names', { multiEntry: true });
      database.createObjectStore('settings');
    },
    // A page with a later version of the database wants to open it: it must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

/** Returns the storage of drafts in a database: a transaction of it for each piece of work. */
export const storageIn = (database: Database): DraftStorage => ({
  async atomically(work) {
    const transaction = database.transaction(['drafts', 'files', 'tombstones'], 'readwrite');
    const { done } = transaction;
    done.catch(() => undefined);
    try {
      const result = await work({
        drafts: transaction.objectStore('drafts'),
        files: transaction.objectStore('files'),
        tombstones: transaction.objectStore('tombstones'),
      });
      await done;
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  },
});

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
