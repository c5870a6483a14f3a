import type { JournalEntry } from '@passmuster/client/submission';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An application as it is kept on this device. */
export interface StoredDraft<Values extends object = object> {
  readonly id: string;
  readonly values: Values;
  /** Rises with each save, so that a page notices when another one has saved meanwhile. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly savedAt: number;
}

/** Bytes of a file, apart from the drafts: saving a draft doesn't write its files again. */
export interface StoredFile {
  readonly fileId: string;
  readonly blob: Blob | ArrayBuffer;
  readonly savedAt: number;
}

/** An entry of the journal, with everything it can be found by. */
export interface StoredEntry {
  readonly names: readonly string[];
  readonly entry: JournalEntry;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  files: { key: string; value: StoredFile };
  journal: { key: number; value: StoredEntry; indexes: { names: string } };
  settings: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

/** Opens the database of this device. Nothing in it is sent anywhere. */
export const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
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
