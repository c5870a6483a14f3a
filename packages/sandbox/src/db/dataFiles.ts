import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DataFileError } from './dataFileError.ts';

/** The first bytes of every database. Source: SQLite, Database File Format, 1.3.1. */
const magic = 'SQLite format 3\0';

/**
 * Checks that a path can hold the data. @throws Error if there is something at the path that is not a database. Reads
 * its first bytes only.
 */
export function assertDatabase(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw new Error('it is not a file');
  if (found.size === 0) return;
  const start = Buffer.alloc(magic.length);
  const handle = openSync(file, 'r');
  const length = readSync(handle, start, 0, start.length, 0);
  closeSync(handle);
  if (start.toString('latin1', 0, length) !== magic) throw new Error('it is not a database');
}

/** Free bytes below which a disk counts as full: a group of writes may need that much. */
const minFreeBytes = 1024 * 1024;

/**
 * Checks that there is room. @throws an error with the code of the system if the disk is full or the file is read-only.
 */
export function assertRoom(file: string): void {
  accessSync(file, constants.W_OK);
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < minFreeBytes)
    throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
}

/** The files of an open database, which SQLite goes on using after somebody has deleted them. */
export interface DataFiles {
  /** @throws DataFileError when the data file is gone: what is read may be lost already. */
  readonly assertReadable: () => void;
  /** @throws DataFileError when a file is gone: what is written would be lost. */
  readonly assertWritable: () => void;
}

/** Returns the files of a database that has just been opened. */
export function dataFilesOf(file: string): DataFiles {
  const [main, ...others] = ['', '-wal', '-shm'].map((suffix) => fileAt(file + suffix));
  const assertSame = (known: OpenFile | undefined) => {
    if (known?.inode === inodeOf(known?.path ?? file)) return;
    throw new DataFileError(file, { cause: new Error('it was deleted or replaced') });
  };
  return {
    assertReadable: () => assertSame(main),
    assertWritable() {
      assertSame(main);
      for (const other of others) assertSame(other);
    },
  };
}

interface OpenFile {
  readonly path: string;
  readonly inode: number | undefined;
}

const fileAt = (path: string): OpenFile => ({ path, inode: inodeOf(path) });

const inodeOf = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.ino;
