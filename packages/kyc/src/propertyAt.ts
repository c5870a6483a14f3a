/** An own property of an object or list; `undefined` of anything else, and where reading it throws. */
export function propertyAt(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  } catch {
    return undefined;
  }
}
