import { createHmac } from 'node:crypto';

/** JSON with keys in order: equal bodies give equal text whatever the order of their columns. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, canonical(item)]));
}

/** Returns the HMAC-SHA-256 of a body under the salt of a journal: equal bodies have equal ones. */
export const bodyHash = (salt: string, body: unknown): string =>
  createHmac('sha256', salt)
    .update(JSON.stringify(canonical(body)) ?? 'undefined')
    .digest('hex')
    .slice(0, 32);

/** Returns the hash of the body that a row is named by. */
export const hashOfName = (name: string): string => name.split('-', 1)[0] ?? name;

/**
 * Returns a function that names bodies in the order of their rows: an HMAC-SHA-256 under the salt of the journal, and a
 * count that tells equal bodies apart (two wallets may be asked for alike). A row that moved in the file keeps its
 * name, whatever becomes of the API key.
 */
export function rowNames(salt: string): (body: unknown) => string {
  const seen = new Map<string, number>();
  return (body) => {
    const hash = bodyHash(salt, body);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}-${count}`;
  };
}
