import { execFileSync } from 'node:child_process';
import { appendFileSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StorageFault } from './storageFault.ts';

/** Fills the file system until not one more byte fits. */
function fill(file: string): void {
  for (let size = 1024 * 1024; size >= 1; size >>= 1) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Smaller pieces may still fit.
    }
  }
}

/** Overwrites every page but the first, after all of them have been moved there from the log of writes. */
function damage(file: string): void {
  const other = new DatabaseSync(file);
  other.exec('pragma wal_checkpoint(truncate)');
  // A new write in the log makes every connection read its pages again.
  other.exec('pragma user_version = 1');
  other.close();
  const handle = openSync(file, 'r+');
  for (let at = 4096; at < statSync(file).size; at += 4096)
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, at);
}

/** Ways in which a data file of SQLite fails while the sandbox runs, beside the answers that are documented. */
export const sqliteFaults: readonly StorageFault<string>[] = [
  {
    name: 'disk full',
    async inject(file) {
      const filler = join(dirname(file), 'filler');
      fill(filler);
      return async () => rmSync(filler, { force: true });
    },
    reads: [200],
    writes: [503],
    code: 'STORAGE_FULL',
    health: 503,
  },
  {
    name: 'locked by another process',
    async inject(file) {
      const other = new DatabaseSync(file);
      other.exec('begin immediate');
      return async () => other.close();
    },
    reads: [200],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 200,
  },
  {
    name: 'deleted',
    async inject(file) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      return undefined;
    },
    reads: [503],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
  {
    name: 'log of writes deleted',
    async inject(file) {
      rmSync(`${file}-wal`);
      return undefined;
    },
    reads: [200, 503],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
  {
    name: 'read-only',
    async inject(file) {
      const files = ['', '-wal'].map((suffix) => file + suffix);
      execFileSync('chattr', ['+i', ...files]);
      return async () => void execFileSync('chattr', ['-i', ...files]);
    },
    reads: [200],
    writes: [503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
  {
    name: 'damaged',
    async inject(file) {
      damage(file);
      return undefined;
    },
    reads: [200, 503],
    writes: [200, 201, 503],
    code: 'STORAGE_UNAVAILABLE',
    health: 503,
  },
];
