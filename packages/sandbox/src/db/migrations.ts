import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTables } from './createTables.ts';
import type { StorageKind } from './store.ts';
import type { Tables } from './tables.ts';
import { recountWallets } from './walletCounts.ts';
import { writeFaces } from './walletFaces.ts';

/** In the order in which they are applied; an applied one is never edited. */
export function migrations(kind: StorageKind): Record<string, Migration> {
  return {
    '0001_tables': { up: (db) => run(db, createTables(kind)) },
    '0002_wallet_faces': { up: (db) => addFaces(kind, db) },
  };
}

async function addFaces(kind: StorageKind, db: Kysely<unknown>): Promise<void> {
  await run(db, [`alter table wallets add column face text not null default ''`]);
  await writeFaces(db as Kysely<Tables>);
  await recountWallets(kind, db as Kysely<Tables>);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
