import { Kysely, PostgresDialect } from 'kysely';
import type pgDriver from 'pg';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { isConflict } from './databaseError.ts';
import { migrate } from './migrate.ts';
import type { StorageOptions } from './storageOptions.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const attempts = 5;
/** Longest wait for the answer of `check` and `cancel`. */
const checkMs = 2000;

/** Opens a PostgreSQL database with a pool of ten connections. Several instances may share the database. */
export async function openPostgres(
  databaseUrl: string,
  { connectTimeoutMs = 5000, statementTimeoutMs = 10_000 }: StorageOptions,
): Promise<Store> {
  const pg = await loadDriver();
  const pool = openPool(pg, {
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // A server that has stopped answering cannot end a statement itself.
    query_timeout: statementTimeoutMs + 1000,
  });
  const inUse = clientsInUse(pool);
  // A separate connection, kept open: `check` and `cancel` must not wait for a free connection of the pool.
  const aside = openPool(pg, {
    connectionString: databaseUrl,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: checkMs,
    query_timeout: checkMs,
  });
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
    async check() {
      const { rows } = await aside.query(`select current_setting('transaction_read_only') as only`);
      // As on a replica. The error is the one that a write would meet.
      if (rows[0]?.only === 'on')
        throw Object.assign(new Error('The database is read-only'), { code: '25006' });
    },
    cancel: () => cancelStatements(aside, inUse),
    async close() {
      await Promise.all([db.destroy(), aside.end()]);
    },
  };
}

/** Imports `pg`, an optional peer dependency: SQLite needs no driver. */
async function loadDriver(): Promise<typeof pgDriver> {
  try {
    return (await import('pg')).default;
  } catch (error) {
    throw new Error('PostgreSQL needs the package pg: npm install pg', { cause: error });
  }
}

/**
 * Handles `error` of the pool and its clients. A connection that the server ends emits it, on the pool while idle and
 * on the client while in use; without a handler it would end the process.
 */
function openPool(pg: typeof pgDriver, config: PoolConfig): Pool {
  return new pg.Pool(config)
    .on('error', () => undefined)
    .on('connect', (client) => client.on('error', () => undefined));
}

/** Returns the clients that are running a statement. */
function clientsInUse(pool: Pool): ReadonlySet<PoolClient> {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  return inUse;
}

/** Asks the server to cancel the statements of the clients. */
async function cancelStatements(aside: Pool, clients: ReadonlySet<PoolClient>): Promise<void> {
  const processes = [...clients].map((client) => Reflect.get(client, 'processID'));
  if (processes.length === 0) return;
  try {
    await aside.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [processes]);
  } catch {
    // A server that cannot be reached has nothing left to cancel.
  }
}
