import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTables } from './createTables.ts';
import type { StorageKind } from './store.ts';

/** In the order in which they are applied; an applied one is never edited. */
export function migrations(kind: StorageKind): Record<string, Migration> {
  return { '0001_tables': { up: (db) => run(db, createTables(kind)) } };
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
