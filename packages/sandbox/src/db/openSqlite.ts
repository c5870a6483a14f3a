import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DataFileError } from './dataFileError.ts';
import { assertDatabase, assertRoom, type DataFiles, dataFilesOf } from './dataFiles.ts';
import { type Committer, groupCommit } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { untilUnlocked } from './untilUnlocked.ts';

export interface SqliteOptions {
  /** The data file. Its directory is created if missing. */
  readonly file: string;
  /** False for data that may be lost, such as a test's. */
  readonly durable?: boolean;
}

/**
 * Opens a SQLite file with one connection that writes and one that reads, so that no reader sees half of a
 * commit. Several processes may share the file: SQLite lets one write at a time. Only the owner of the
 * file can read it (mode 0600), because it holds personal data.
 *
 * @throws DataFileError when the file is not a database, is damaged, locked or cannot be opened. What is not a
 * database is left as it is.
 */
export async function openSqlite({ file, durable = true }: SqliteOptions): Promise<Store> {
  const closing = new AbortController();
  let writer: DatabaseSync | undefined;
  let reader: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    assertDatabase(file);
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    // Whole, because SQLite reads `:memory:` and `file:` as something else than names.
    const path = resolve(file);
    const opened = new DatabaseSync(path);
    writer = opened;
    await untilUnlocked(() => opened.exec('pragma journal_mode = wal'), closing.signal);
    writer.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`);
    const write = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    // All or nothing: a process killed in its first second must not leave half of the tables behind.
    await untilUnlocked(() => opened.exec('begin immediate'), closing.signal);
    await migrate(write, 'sqlite');
    writer.exec('commit');
    reader = new DatabaseSync(path, { readOnly: true });
    return storeOf({ file, writer, write, reader, closing });
  } catch (error) {
    reader?.close();
    if (writer?.isOpen) writer.close();
    throw new DataFileError(file, { cause: error });
  }
}

interface Opened {
  readonly file: string;
  readonly writer: DatabaseSync;
  readonly write: Kysely<Tables>;
  readonly reader: DatabaseSync;
  /** Aborted when no write may wait any longer. */
  readonly closing: AbortController;
}

function storeOf({ file, writer, write, reader, closing }: Opened): Store {
  const files = dataFilesOf(file);
  const { enqueue, idle } = groupCommit(committerOf(writer, files, closing.signal));
  return {
    kind: 'sqlite',
    read: new Kysely<Tables>({ dialect: sqliteDialect(reader, files.assertReadable) }),
    write: (work) => enqueue(() => work(write)),
    async check() {
      files.assertWritable();
      assertRoom(file);
      reader.exec('select count(*) from merchants');
    },
    async cancel() {
      closing.abort();
    },
    async close() {
      await idle();
      reader.close();
      writer.close();
    },
  };
}

/** Returns the statements around every group, prepared once. */
function committerOf(writer: DatabaseSync, files: DataFiles, closing: AbortSignal): Committer {
  const statement = (text: string) => {
    const prepared = writer.prepare(text);
    return () => void prepared.run();
  };
  const begin = statement('begin immediate');
  const commit = statement('commit');
  const rollback = statement('rollback');
  return {
    async begin() {
      files.assertWritable();
      // A rollback that failed left the transaction open.
      if (writer.isTransaction) rollback();
      await untilUnlocked(begin, closing);
    },
    commit() {
      commit();
      files.assertWritable();
    },
    rollback,
    save: statement('savepoint job'),
    release: statement('release job'),
    undo: statement('rollback to job'),
  };
}
