import { propertyAt } from '@passmuster/findings';

/**
 * Returns JSON with its keys in order, so that equal values give equal text. What JSON cannot express becomes
 * null: functions, symbols, numbers that are not finite, circular references, and properties that throw.
 *
 * @example
 * canonicalJson({ b: [1, undefined], a: 'x' }) // '{"a":"x","b":[1,null]}'
 */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

function write(value: unknown, inside: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed());
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || inside.includes(value)) return 'null';
  try {
    return writeObject(value, [...inside, value]);
  } catch {
    return 'null';
  }
}

function writeObject(value: object, inside: readonly unknown[]): string {
  if (Array.isArray(value)) {
    return `[${value.map((element) => write(element, inside)).join(',')}]`;
  }
  const fields = Object.keys(value)
    .sort()
    .map((key) => ({ key, field: propertyAt(value, key) }))
    .filter(({ field }) => field !== undefined)
    .map(({ key, field }) => `${JSON.stringify(key)}:${write(field, inside)}`);
  return `{${fields.join(',')}}`;
}
