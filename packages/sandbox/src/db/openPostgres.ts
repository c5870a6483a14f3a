import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pgDriver from 'pg';
import type { Pool, PoolClient } from 'pg';
import { isConflict } from './databaseError.ts';
import { migrate } from './migrate.ts';
import type { StorageOptions } from './storageOptions.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const attempts = 5;
/** Longest wait for the answer of `check` and `cancel`. */
const checkMs = 2000;

/** PostgreSQL behind a pool of ten connections; several instances may share the database. */
export async function openPostgres(
  databaseUrl: string,
  { connectTimeoutMs = 5000, statementTimeoutMs = 10_000 }: StorageOptions,
): Promise<Store> {
  const pg = await loadDriver();
  const pool: Pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // A server that has stopped answering cannot end a statement itself.
    query_timeout: statementTimeoutMs + 1000,
  });
  const inUse = trackClients(pool);
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
      const late = sleep(checkMs, undefined, { ref: false }).then(() => {
        throw new Error('No answer in time');
      });
      await Promise.race([sql`select 1`.execute(db), late]);
    },
    cancel: () => cancelStatements(pg, databaseUrl, inUse),
    close: () => db.destroy(),
  };
}

/** `pg` is an optional peer dependency: SQLite needs no driver. */
async function loadDriver(): Promise<typeof pgDriver> {
  try {
    return (await import('pg')).default;
  } catch (error) {
    throw new Error('PostgreSQL needs the package pg: npm install pg', { cause: error });
  }
}

/**
 * The clients that run something. A connection that the server ends emits `error`, on the pool while
 * it is idle and on the client while it is in use; without a handler either would end the process.
 */
function trackClients(pool: Pool): ReadonlySet<PoolClient> {
  const inUse = new Set<PoolClient>();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  return inUse;
}

/** Asks the server, on a connection of its own, to cancel what the clients run. */
async function cancelStatements(
  pg: typeof pgDriver,
  connectionString: string,
  clients: ReadonlySet<PoolClient>,
): Promise<void> {
  const processes = [...clients].map((client) => Reflect.get(client, 'processID'));
  if (processes.length === 0) return;
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: checkMs,
    query_timeout: checkMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [processes]);
  } catch {
    // A server that cannot be reached runs nothing for anybody.
  } finally {
    await client.end().catch(() => undefined);
  }
}
