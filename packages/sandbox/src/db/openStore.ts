import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './openSqlite.ts';
import type { Store } from './store.ts';

/** Where the data is kept: a file, a PostgreSQL database, or, where neither is named, nowhere for long. */
export interface StorageOptions {
  /** Path of the SQLite data file. */
  readonly file?: string;
  /** `postgres://` address; wins over `file`. */
  readonly databaseUrl?: string;
}

export async function openStore({ file, databaseUrl }: StorageOptions): Promise<Store> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(databaseUrl);
  }
  if (file !== undefined) return openSqlite({ file });
  const directory = await mkdtemp(join(tmpdir(), 'passmuster-sandbox-'));
  const store = await openSqlite({ file: join(directory, 'sandbox.sqlite'), durable: false });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
