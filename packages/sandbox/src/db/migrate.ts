import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createTables } from './createTables.ts';
import type { StorageKind } from './store.ts';
import type { Tables } from './tables.ts';

/** In the order in which they are applied. Never edit one that has been applied. */
const migrations = (kind: StorageKind): Record<string, Migration> => ({
  '0001_ledger': {
    async up(db) {
      for (const statement of createTables(kind)) await sql.raw(statement).execute(db);
    },
  },
  '0002_kyc_reasons': {
    async up(db) {
      await sql.raw('alter table customers add column kyc_reasons text').execute(db);
    },
  },
  '0003_due_at': {
    async up(db) {
      for (const table of ['customers', 'wallets'])
        for (const statement of [
          `alter table ${table} add column due_at text`,
          `create index ${table}_due on ${table} (merchant_id, due_at) where due_at is not null`,
        ])
          await sql.raw(statement).execute(db);
    },
  },
});

/** On SQLite a transaction keeps other processes out. */
const attempts: Readonly<Record<StorageKind, number>> = { sqlite: 1, postgres: 5 };

/** Brings the tables up to date. Several processes may start at once: one that comes second tries again. */
export async function migrate(db: Kysely<Tables>, kind: StorageKind): Promise<void> {
  const provider = { getMigrations: async () => migrations(kind) };
  const migrator = new Migrator({ db, provider });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === attempts[kind]) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
  }
}
