import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredDraft } from './draft.ts';
import type { KnownCustomer, KnownEvent, KnownPayoutMethod } from './known.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  /** Document files, apart from the drafts: saving a draft doesn't write its files again. */
  files: { key: string; value: { readonly id: string; readonly blob: Blob | ArrayBuffer } };
  customers: { key: string; value: KnownCustomer };
  payoutMethods: { key: string; value: KnownPayoutMethod };
  events: { key: string; value: KnownEvent; indexes: { subject: string } };
  settings: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Returns the database of this device, shared by the page and its worker. Nothing in it is sent anywhere. */
export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('passmuster-demo', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' });
      db.createObjectStore('files', { keyPath: 'id' });
      db.createObjectStore('customers', { keyPath: 'id' });
      db.createObjectStore('payoutMethods', { keyPath: 'id' });
      db.createObjectStore('events', { keyPath: 'id' }).createIndex('subject', 'subject');
      db.createObjectStore('settings');
    },
  });
  return database;
}
