/** Returns true if a value is a JSON object. Never throws: a revoked proxy is not one. */
export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Returns a property; `undefined` if reading it throws. */
export function readProperty(object: object, key: string): unknown {
  try {
    return Reflect.get(object, key);
  } catch {
    return undefined;
  }
}
