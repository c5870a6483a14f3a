/** Returns true if a value is a JSON object. Never throws: a revoked proxy is not one. */
export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
