import { newDatabase } from '@passmuster/testing/newDatabase';
import pg from 'pg';
import type { StorageOptions } from '../db/storageOptions.ts';

/** Both kinds of storage, for suites that must hold on either. */
export const storages = ['sqlite', 'postgres'] as const;

/** Returns an empty storage: a SQLite file that is deleted with the sandbox, or a database of the test run's PostgreSQL. */
export async function newStorage(kind: (typeof storages)[number]): Promise<StorageOptions> {
  if (kind === 'sqlite') return {};
  const databaseUrl = await newDatabase(async (url, statement) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement);
    await client.end();
  });
  return { databaseUrl };
}
