import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresOptions } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';
import type { Store } from './store.ts';

/** Where the data is kept: a file, a PostgreSQL database, or, without either, a temporary file. */
export interface StorageOptions extends Partial<PostgresOptions> {
  /** Path of the SQLite data file; ignored where `databaseUrl` is given. */
  readonly file?: string;
}

export async function openStore({
  file,
  databaseUrl,
  ...timeouts
}: StorageOptions): Promise<Store> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres({ databaseUrl, ...timeouts });
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
