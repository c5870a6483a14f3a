import type { Path } from './path.ts';

/**
 * Returns a copy of the values with another value at a path; parts that don't contain it are shared. Missing
 * objects on the way are made, missing rows of a list are not: then the values are returned as they are.
 */
export function setAt(values: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(values)) {
    if (typeof key !== 'number' || key > values.length) return values;
    const copy = [...values];
    copy[key] = setAt(values[key], rest, value);
    return copy;
  }
  const known = typeof values === 'object' && values !== null ? values : {};
  const inside: unknown = Object.hasOwn(known, key) ? Object(known)[key] : undefined;
  return { ...known, [key]: setAt(inside, rest, value) };
}
