import { canonicalJson } from './canonicalJson.ts';

/**
 * Returns eight hexadecimal digits that tell values apart, FNV-1a over JSON with its keys in order. Whoever wants two values
 * to have the same can make them: it proves nothing.
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
