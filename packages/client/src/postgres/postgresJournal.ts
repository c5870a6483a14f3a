import { hashOf } from '../submission/hashOf.ts';
import type { Journal } from '../submission/journal.ts';
import { createStore } from './createStore.ts';
import type { Query } from './tables.ts';
import { type Sleep, sleepByTimer } from './takeLease.ts';

/** Options of `postgresJournal`. */
export interface PostgresJournalOptions {
  readonly query: Query;
  /**
   * Random texts of at least 16 characters, the newest first. To change the salt, pass the new one before the old one in all
   * processes, and drop the old one once `forget` has deleted all that was written under it alone: until then, a list without it
   * is refused.
   */
  readonly salts: readonly [string, ...string[]];
  /**
   * Milliseconds for which a submission is held, from 1,000 to 3,600,000: longer than a request and its answer may take. An
   * answer that comes later is not recorded, and leaves a doubt. Default 120,000.
   */
  readonly lease?: number | undefined;
  /** The longest wait for a submission that another process holds, in milliseconds. Default: the lease and 30 seconds. */
  readonly holdLimit?: number | undefined;
}

const minSaltLength = 16;
const [minLease, maxLease] = [1_000, 3_600_000];
export const defaultLease = 120_000;

/** @throws {TypeError} if an option is out of range */
function checkOptions(salts: readonly string[], lease: number, holdLimit: number): void {
  if (salts.length === 0 || !salts.every((salt) => salt?.length >= minSaltLength))
    throw new TypeError(`salts must be texts of at least ${minSaltLength} characters`);
  if (!(Number.isInteger(lease) && lease >= minLease && lease <= maxLease))
    throw new TypeError(`lease must be whole milliseconds from ${minLease} to ${maxLease}`);
  if (!(Number.isInteger(holdLimit) && holdLimit >= 0 && holdLimit <= 2 * maxLease))
    throw new TypeError(`holdLimit must be whole milliseconds from 0 to ${2 * maxLease}`);
}

/** Opens a journal as `postgresJournal` does; `sleep` decides when a wait for a name ends. */
export async function openPostgresJournal(
  { query, salts, lease = defaultLease, holdLimit = lease + 30_000 }: PostgresJournalOptions,
  sleep: Sleep,
): Promise<Journal> {
  checkOptions(salts, lease, holdLimit);
  const [salt = '', ...otherSalts] = new Set(salts);
  const hashes = await Promise.all([salt, ...otherSalts].map((one) => hashOf('salt', one)));
  const store = await createStore({ query, lease, limit: holdLimit, sleep }, hashes.toSorted());
  return { salt, otherSalts, ...store };
}

/**
 * Opens a journal in PostgreSQL that any number of processes and machines share, and creates its tables if there are none. A
 * submission is held by a lease, by the clock of the database: whoever sleeps past it gets an error when it appends, and
 * sends nothing. Each access is one statement, without session state. A failover to a standby that is replicated asynchronously can lose
 * an entry, and with it the promise to send once.
 *
 * @throws {JournalError} if the tables are of a later version, or have entries under other salts
 * @throws {TypeError} if an option is out of range
 * @example
 * const query = (text, values) => pool.query(text, [...values]); // of pg
 * const journal = await postgresJournal({ query, salts: ['random text of this example'] });
 * journal.salt // 'random text of this example'
 */
export const postgresJournal = (options: PostgresJournalOptions): Promise<Journal> =>
  openPostgresJournal(options, sleepByTimer);
