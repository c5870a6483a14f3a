/** Returns an own property of an object or list; `undefined` for any other value, and if reading it throws. */
export function propertyAt(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    if (!Object.hasOwn(value, key)) return undefined;
    return (value as Readonly<Record<PropertyKey, unknown>>)[key];
  } catch {
    return undefined;
  }
}
