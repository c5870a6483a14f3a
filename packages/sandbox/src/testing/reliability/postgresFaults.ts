import { openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Postgres } from '@passmuster/testing/startPostgres';
import pg from 'pg';
import type { StorageFault } from './storageFault.ts';

/** A database of the sandbox, and the server that holds it. */
export interface Database {
  readonly postgres: Postgres;
  readonly name: string;
}

/** Returns the address of a database of the server. */
export const urlOf = ({ postgres, name }: Database): string => postgres.url.replace(/[^/]+$/, name);

/** Runs statements on a connection of their own. Returns the rows of the last one. */
export async function query(url: string, ...statements: readonly string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const tables = ['merchants', 'customers', 'bank_methods', 'wallets', 'movements', 'ledger_entries'];

/** Ends the connections to a database, so that the next ones get its new settings. */
const disconnect = (name: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;

async function damage(database: Database): Promise<void> {
  const url = urlOf(database);
  const [row] = await query(
    url,
    'checkpoint',
    `select current_setting('data_directory') as data, pg_relation_filepath('wallets') as path`,
  );
  await database.postgres.kill();
  const file = join(String(row?.['data']), String(row?.['path']));
  writeSync(openSync(file, 'r+'), Buffer.alloc(statSync(file).size, 0xa5));
  await database.postgres.restart();
}

/** Ways in which PostgreSQL fails while the sandbox runs, beside the answers that are documented. */
export const postgresFaults: readonly StorageFault<Database>[] = [
  {
    // A trigger raises the error: a disk of PostgreSQL can't be filled without the rights of root.
    name: 'disk full',
    async inject(database) {
      const raise = `create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`;
      const triggers = tables.map(
        (table) => `create trigger full_disk before insert or update or delete on ${table}
          for each statement execute function full_disk()`,
      );
      await query(urlOf(database), raise, ...triggers);
      return async () => void (await query(urlOf(database), 'drop function full_disk cascade'));
    },
    reads: [200],
    writes: [503],
    code: 'STORAGE_FULL',
    health: 503,
  },
  {
    name: 'locked by another connection',
    async inject(database) {
      const other = new pg.Client(urlOf(database));
      await other.connect();
      await other.query(`begin; lock table ${tables.join()}, api_keys, transactions`);
      return () => other.end();
    },
    reads: [503],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 200,
  },
  {
    name: 'deleted',
    async inject({ postgres, name }) {
      await query(postgres.url, `drop database ${name} with (force)`);
      return undefined;
    },
    reads: [503],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
  {
    name: 'read-only',
    async inject({ postgres, name }) {
      const set = (setting: string) =>
        query(postgres.url, `alter database ${name} ${setting}`, disconnect(name));
      await set('set default_transaction_read_only = on');
      return async () => void (await set('reset default_transaction_read_only'));
    },
    reads: [200],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
  {
    name: 'damaged',
    async inject(database) {
      await damage(database);
      return undefined;
    },
    reads: [200, 503],
    writes: [200, 201, 404, 503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
];
