import { createHash } from 'node:crypto';

/** Returns the hash that a generated table states: SHA-256 of its rows as JSON with the keys of each row in order. */
export function hashOfTable(rows: readonly object[]): string {
  const json = rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).sort())));
  return createHash('sha256')
    .update(`[${json.join(',')}]`)
    .digest('hex');
}
