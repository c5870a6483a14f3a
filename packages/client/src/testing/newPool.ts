import { newDatabase } from '@passmuster/testing/newDatabase';
import pg from 'pg';
import type { Query } from '../postgres.ts';

/** Returns a pool of at most `max` connections to a new database of the test run's PostgreSQL. */
export async function newPool(max: number): Promise<pg.Pool> {
  const connectionString = await newDatabase(async (url, statement) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement);
    await client.end();
  });
  const pool = new pg.Pool({ connectionString, max });
  // A connection that ends while it is idle is replaced.
  pool.on('error', () => {});
  return pool;
}

/** Returns the query function of a pool, as a user writes it. */
export const queryOf =
  (pool: Pick<pg.Pool, 'query'>): Query =>
  (text, values) =>
    pool.query(text, [...values]);
