import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KnownCustomer, KnownEvent, KnownPayoutMethod } from './known.ts';

interface Schema extends DBSchema {
  customers: { key: string; value: KnownCustomer };
  payoutMethods: { key: string; value: KnownPayoutMethod };
  events: { key: string; value: KnownEvent; indexes: { subject: string } };
  settings: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the records of this device that the API can't list. Drafts have a database of their own. */
export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('passmuster-demo-records', 1, {
    upgrade(db) {
      db.createObjectStore('customers', { keyPath: 'id' });
      db.createObjectStore('payoutMethods', { keyPath: 'id' });
      db.createObjectStore('events', { keyPath: 'id' }).createIndex('subject', 'subject');
      db.createObjectStore('settings');
    },
  });
  return database;
}
