import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

export type StorageKind = 'sqlite' | 'postgres';

/** The one door to the tables, the same for both databases. */
export interface Store {
  readonly kind: StorageKind;
  /** Sees what has been committed, and nothing else. */
  readonly read: Kysely<Tables>;
  /**
   * Runs `work` whole or not at all; resolves once its writes would survive the end of the process.
   * `work` may be run again after a conflict, so it must do nothing but use `db`.
   */
  write<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /** The connections to PostgreSQL, where that is what keeps the data. */
  readonly pool?: Pool;
  close(): Promise<void>;
}
