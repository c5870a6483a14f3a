import { startPostgres } from '@passmuster/testing/startPostgres';
import type { StorageOptions } from '../db/storageOptions.ts';

/** Both kinds of storage, for suites that must hold on either. */
export const storages = ['sqlite', 'postgres'] as const;

export interface TestStorage extends StorageOptions {
  stop(): Promise<void>;
}

/** An empty storage: a SQLite file that goes with the sandbox, or a PostgreSQL of its own. */
export async function openTestStorage(kind: (typeof storages)[number]): Promise<TestStorage> {
  if (kind === 'sqlite') return { stop: async () => undefined };
  const { url, stop } = await startPostgres();
  return { databaseUrl: url, stop };
}
