/**
 * Returns an own property of an object or list; `undefined` for any other value or key, and if reading it throws.
 *
 * @example
 * propertyAt({ email: 'ada@example.com' }, 'email') // 'ada@example.com'
 * propertyAt({}, 'toString') // undefined
 */
export function propertyAt(value: unknown, key: PropertyKey): unknown {
  try {
    return propertyOf(value, key);
  } catch {
    return undefined;
  }
}

/**
 * Returns an own property of an object or list, or `undefined` for any other value or key. Throws what a getter or
 * proxy throws, so that the rule that reads it is reported as failed.
 */
export function propertyOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<PropertyKey, unknown>>)[key];
}
