import { JournalError } from './journalError.ts';
import { createTables, findTables, readVersion, tableVersion } from './statements.ts';

/**
 * Runs one SQL statement and resolves to its rows. All values are text. No session state is used, so it may be a pool, also behind
 * a transaction pooler: `(text, values) => pool.query(text, [...values])`.
 */
export type Query = (
  text: string,
  values: readonly (string | null)[],
) => Promise<{ readonly rows: readonly object[] }>;

/** The columns of a row, which are all text. */
export type Row = Readonly<Record<string, string | null>>;

/** Returns a function that runs a statement and returns its rows. */
export const rowsBy =
  (query: Query) =>
  async (text: string, ...values: (string | null)[]): Promise<readonly Row[]> =>
    (await query(text, values)).rows as readonly Row[];

/**
 * Creates the tables if there are none, and checks their version.
 *
 * @throws {JournalError} if a later version made them, or under other salts than these `fingerprints`
 */
export async function checkTables(query: Query, fingerprints: readonly string[]): Promise<void> {
  const run = rowsBy(query);
  const exist = async () => (await run(findTables))[0]?.['name'] != null;
  if (!(await exist())) {
    try {
      await run(createTables);
    } catch (error) {
      // Another process created them at the same time.
      if (!(await exist())) throw error;
    }
  }
  const [row] = await run(readVersion, JSON.stringify(fingerprints));
  if (row?.['version'] !== String(tableVersion)) throw new JournalError('newer_version');
  if (row['shared'] !== 'true' && fingerprints.length > 0) throw new JournalError('unknown_salt');
}
