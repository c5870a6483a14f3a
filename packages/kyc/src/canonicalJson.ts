/**
 * JSON with its keys in order, so that equal values give equal text. What JSON cannot carry becomes
 * null: functions, symbols, numbers that are not finite, and a value inside itself.
 *
 * @example
 * canonicalJson({ b: [1, undefined], a: 'x' }) // '{"a":"x","b":[1,null]}'
 */
export function canonicalJson(value: unknown, inside: readonly unknown[] = []): string {
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed());
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || inside.includes(value)) return 'null';
  const within = [...inside, value];
  if (Array.isArray(value)) {
    return `[${value.map((element) => canonicalJson(element, within)).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field, within)}`);
  return `{${fields.join(',')}}`;
}
