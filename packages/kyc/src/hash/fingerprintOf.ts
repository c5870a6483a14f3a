import { canonicalJson } from './canonicalJson.ts';

/**
 * Returns the FNV-1a hash of a value as JSON with its keys in order, in eight hexadecimal digits. It tells values apart
 * but isn't secure: anyone can make two values with the same hash.
 *
 * @example
 * fingerprintOf({ a: 1 }) === fingerprintOf({ a: 2 }) // false
 */
export function fingerprintOf(value: unknown): string {
  const text = canonicalJson(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
