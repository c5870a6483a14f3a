import type { Path } from '../values/path.ts';

/**
 * Compares two places by the order of the form: that of the keys of its values, and of the rows of its lists. A list
 * or group comes before its fields; what the form doesn't have comes last.
 *
 * @example
 * const paths = [['email'], ['business_name']];
 * paths.sort((one, other) => compareInForm(blankCustomer(), one, other)) // [['business_name'], ['email']]
 */
export function compareInForm(values: unknown, one: Path, other: Path): number {
  let value = values;
  for (const [at, key] of one.entries()) {
    const rival = other[at];
    if (rival === undefined) return 1;
    if (key !== rival) return placeOf(value, key) - placeOf(value, rival);
    value = Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;
  }
  return one.length - other.length;
}

function placeOf(value: unknown, key: string | number): number {
  if (typeof key === 'number') return key;
  const place = Object.keys(Object(value)).indexOf(key);
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
}

/**
 * Returns true if the form has the field: its values have the key, whatever it holds.
 *
 * @example
 * hasField({ email: '' }, ['email']) // true
 * hasField({ email: '' }, ['phone']) // false
 */
export function hasField(values: unknown, path: Path): boolean {
  let value = values;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Object(value)[key];
  }
  return path.length > 0;
}
