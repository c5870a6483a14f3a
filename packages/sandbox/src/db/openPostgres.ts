import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isConflict } from './databaseError.ts';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const attempts = 5;

/** PostgreSQL behind a pool of ten connections; several instances may share the database. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that the server ends is replaced at the next use.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error ? error.message || error.name : 'unknown reason';
    throw new Error(`The database cannot be used: ${reason}`, { cause: error });
  }
  return {
    kind: 'postgres',
    read: db,
    pool,
    async write(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          if (attempt === attempts || !isConflict(error)) throw error;
        }
      }
    },
    close: () => db.destroy(),
  };
}
