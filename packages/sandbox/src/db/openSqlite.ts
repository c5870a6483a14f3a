import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DataFileError } from './dataFileError.ts';
import { type Committer, groupCommit } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export interface SqliteOptions {
  /** The data file. Its directory is created if missing. */
  readonly file: string;
  /** False for data that may be lost, such as a test's. */
  readonly durable?: boolean;
}

/** Milliseconds that one process waits for another that is writing to the same file. */
const busyTimeout = 5000;

/**
 * Opens a SQLite file with one connection that writes and one that reads, so that no reader sees half of a
 * commit. Several processes may share the file: SQLite lets one write at a time. Only the owner of the
 * file can read it (mode 0600), because it holds personal data.
 *
 * @throws DataFileError when the file is not a database, is damaged or cannot be opened.
 */
export async function openSqlite({ file, durable = true }: SqliteOptions): Promise<Store> {
  let writer: DatabaseSync | undefined;
  let reader: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    writer = new DatabaseSync(file, { timeout: busyTimeout });
    writer.exec('pragma journal_mode = wal');
    writer.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`);
    const write = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    // All or nothing: a process killed in its first second must not leave half of the tables behind.
    writer.exec('begin immediate');
    await migrate(write, 'sqlite');
    writer.exec('commit');
    reader = new DatabaseSync(file, { timeout: busyTimeout, readOnly: true });
    return store(writer, write, reader);
  } catch (error) {
    reader?.close();
    if (writer?.isOpen) writer.close();
    throw new DataFileError(file, { cause: error });
  }
}

function store(writer: DatabaseSync, write: Kysely<Tables>, reader: DatabaseSync): Store {
  const enqueue = groupCommit(committerOf(writer));
  return {
    kind: 'sqlite',
    read: new Kysely<Tables>({ dialect: sqliteDialect(reader) }),
    write: (work) => enqueue(() => work(write)),
    async check() {
      reader.exec('select count(*) from merchants');
    },
    cancel: async () => undefined,
    async close() {
      await enqueue(async () => undefined);
      reader.close();
      writer.close();
    },
  };
}

/** Returns the statements around every group, prepared once. */
function committerOf(writer: DatabaseSync): Committer {
  const statement = (text: string) => {
    const prepared = writer.prepare(text);
    return () => void prepared.run();
  };
  return {
    begin: statement('begin immediate'),
    commit: statement('commit'),
    rollback: statement('rollback'),
    save: statement('savepoint job'),
    release: statement('release job'),
    undo: statement('rollback to job'),
  };
}
