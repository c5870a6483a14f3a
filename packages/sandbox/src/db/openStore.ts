import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './openSqlite.ts';
import type { StorageOptions } from './storageOptions.ts';
import type { Store } from './store.ts';

/** Opens the storage that the options name. */
export async function openStore(options: StorageOptions): Promise<Store> {
  const { file, databaseUrl } = options;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(databaseUrl, options);
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
