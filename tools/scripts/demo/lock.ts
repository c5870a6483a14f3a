import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Locks of this process, which the system ends with it, however it ends. */
const held: DatabaseSync[] = [];

/** Returns whether this process now holds the lock: no other does. SQLite locks a file in the way of each system. */
export function takeLock(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
  held.push(database);
  return true;
}

/** SQLITE_BUSY */
const busy = 5;
