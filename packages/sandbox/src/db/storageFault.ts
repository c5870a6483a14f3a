import { codeOf } from './databaseError.ts';
import { DataFileError } from './dataFileError.ts';

/**
 * Why a storage cannot be used. `full`: no room on its disk. `broken`: it is read-only, damaged or gone. `silent`: it
 * did not answer, because it cannot be reached, a time limit has passed, or another process kept it locked; whether
 * a write took place is then unknown.
 */
export type StorageFault = 'full' | 'broken' | 'silent';

/**
 * The codes of each fault, first match first. Source: SQLite, Result and Error Codes (FULL; PERM, READONLY, IOERR,
 * CORRUPT, CANTOPEN, NOTADB; BUSY, LOCKED, PROTOCOL); PostgreSQL, Appendix A (disk full; system, read-only, damaged
 * data, no such database or table; connections, sign-in, resources, operators, limits); POSIX, errno.
 */
const faults: readonly (readonly [StorageFault, RegExp])[] = [
  ['full', /^(?:SQLITE_13|53100|ENOSPC)$/],
  [
    'broken',
    /^(?:SQLITE_(?:3|8|10|11|14|26)|58.{3}|25006|XX00[12]|3D000|42P01|EROFS|EACCES|EPERM|EIO|ENOENT)$/,
  ],
  ['silent', /^(?:SQLITE_(?:5|6|15)|(?:08|28|53|57).{3}|55P03|25P03|E[A-Z]+)$/],
];

/** Returns why the storage failed, or undefined for an error that is not its own. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (error instanceof DataFileError) return 'broken';
  const code = codeOf(error);
  // The low byte of an extended code is the kind of error.
  const text = typeof code === 'number' ? `SQLITE_${code & 0xff}` : code;
  if (typeof text === 'string') return faults.find(([, codes]) => codes.test(text))?.[0];
  // Errors of the driver `pg` about connections have no code.
  const isLost = error instanceof Error && lostConnection.test(error.message);
  return isLost ? 'silent' : undefined;
}

const lostConnection = /connection|timeout|not queryable|shutting down/i;
