import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { StorageKind } from './store.ts';
import type { Tables } from './tables.ts';

/** On SQLite a transaction keeps other processes out. */
const attempts: Readonly<Record<StorageKind, number>> = { sqlite: 1, postgres: 5 };

/** Brings the tables up to date. Several processes may start at once: who comes second tries again. */
export async function migrate(db: Kysely<Tables>, kind: StorageKind): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(kind) },
  });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === attempts[kind]) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
  }
}
