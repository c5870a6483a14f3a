import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFileError } from './dataFileError.ts';
import { type Committer, groupCommit } from './groupCommit.ts';
import { groupReads, type Snapshot } from './groupReads.ts';
import { migrate } from './migrate.ts';
import { SqliteKysely } from './nodeSqlite.ts';
import type { Store } from './store.ts';

export interface SqliteOptions {
  /** The data file; its directory is made when missing. */
  readonly file: string;
  /** False for data nobody will miss, such as a test's. */
  readonly durable?: boolean;
}

/** How long one process waits for another that is writing to the same file. */
const patience = 5000;

/**
 * One connection that writes and one that reads, so that no reader sees a commit half done.
 * Several processes may share the file: SQLite itself lets one write at a time.
 *
 * @throws DataFileError when the file is no database, is damaged or cannot be opened.
 */
export async function openSqlite({ file, durable = true }: SqliteOptions): Promise<Store> {
  let writer: DatabaseSync | undefined;
  let reader: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writer = new DatabaseSync(file, { timeout: patience });
    writer.exec('pragma journal_mode = wal');
    writer.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`);
    // Pages are copied from the log into the file in larger portions: four times the usual.
    writer.exec('pragma wal_autocheckpoint = 4000');
    writer.exec('pragma cache_size = -8000');
    const write = new SqliteKysely(writer);
    // All or nothing: a process killed in its first second must not leave half of the tables behind.
    writer.exec('begin immediate');
    await migrate(write, 'sqlite');
    writer.exec('commit');
    reader = new DatabaseSync(file, { timeout: patience, readOnly: true });
    reader.exec('pragma cache_size = -4000');
    return store(writer, write, reader);
  } catch (error) {
    reader?.close();
    if (writer?.isOpen) writer.close();
    throw new DataFileError(file, { cause: error });
  }
}

function store(writer: DatabaseSync, write: SqliteKysely, reader: DatabaseSync): Store {
  const enqueue = groupCommit(committerOf(writer));
  return {
    kind: 'sqlite',
    read: new SqliteKysely(reader, groupReads(snapshotOf(reader))),
    write: (work) => enqueue(() => work(write)),
    async close() {
      await enqueue(async () => undefined);
      reader.close();
      writer.close();
    },
  };
}

const statementOf = (database: DatabaseSync, text: string) => {
  const prepared = database.prepare(text);
  return () => void prepared.run();
};

const snapshotOf = (reader: DatabaseSync): Snapshot => ({
  begin: statementOf(reader, 'begin'),
  end: statementOf(reader, 'commit'),
});

/** The statements of every group, prepared once. */
function committerOf(writer: DatabaseSync): Committer {
  const statement = (text: string) => statementOf(writer, text);
  return {
    begin: statement('begin immediate'),
    commit: statement('commit'),
    rollback: statement('rollback'),
    save: statement('savepoint job'),
    release: statement('release job'),
    undo: statement('rollback to job'),
  };
}
