import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type StorageKind = 'sqlite' | 'postgres';

/** Access to the tables, the same for both databases. */
export interface Store {
  readonly kind: StorageKind;
  /** Reads committed data only. */
  readonly read: Kysely<Tables>;
  /**
   * Runs `work` in a transaction. Resolves once its writes would survive a crash of the process.
   * `work` may run again after a conflict, so it must do nothing but use `db`.
   */
  write<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /** Cancels the statements that are running; used when a shutdown has waited long enough. */
  cancel(): Promise<void>;
  /** The PostgreSQL pool, untyped: its types are installed only with it. Absent on SQLite. */
  readonly pool?: object;
  close(): Promise<void>;
}
