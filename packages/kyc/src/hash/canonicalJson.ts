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

/** Writes a value that stands inside the objects `inside`, the outermost first. */
function write(value: unknown, inside: object[]): string {
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed());
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null || inside.includes(value)) return 'null';
  inside.push(value);
  try {
    return Array.isArray(value) ? writeList(value, inside) : writeObject(value, inside);
  } catch {
    return 'null';
  } finally {
    inside.pop();
  }
}

function writeList(list: readonly unknown[], inside: object[]): string {
  let text = '';
  for (const element of list) text += `${text && ','}${write(element, inside)}`;
  return `[${text}]`;
}

function writeObject(object: object, inside: object[]): string {
  let text = '';
  for (const key of Object.keys(object).sort()) {
    const field = propertyAt(object, key);
    if (field !== undefined) text += `${text && ','}${JSON.stringify(key)}:${write(field, inside)}`;
  }
  return `{${text}}`;
}
