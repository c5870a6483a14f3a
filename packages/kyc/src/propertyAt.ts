/** An own property of an object or list; `undefined` of anything else. */
export function propertyAt(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** What lies at a path, `undefined` where it leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(propertyAt, value);
