import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { StorageOptions } from '../db/storageOptions.ts';
import type {} from './sharedPostgres.ts';

/** Both kinds of storage, for suites that must hold on either. */
export const storages = ['sqlite', 'postgres'] as const;

/** Returns an empty storage: a SQLite file that is deleted with the sandbox, or a database of the test run's PostgreSQL. */
export async function newStorage(kind: (typeof storages)[number]): Promise<StorageOptions> {
  if (kind === 'sqlite') return {};
  const answer = await fetch(inject('postgresAt'));
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { databaseUrl: url.replace(/[^/]+$/, name) };
}
