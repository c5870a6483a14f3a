import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type {} from './sharedPostgres.ts';

/** Creates a database in the PostgreSQL of the test run, by `run`, which is given an address and a statement. Returns its address. */
export async function newDatabase(
  run: (url: string, statement: string) => Promise<unknown>,
): Promise<string> {
  const answer = await fetch(inject('postgresAt'));
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name}`);
  return url.replace(/[^/]+$/, name);
}
