/**
 * Returns a copy of a list; `undefined` for any other value, and if reading it throws.
 *
 * @example
 * elementsOf([1, 2]) // [1, 2]
 * elementsOf('12') // undefined
 */
export function elementsOf(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? [...value] : undefined;
  } catch {
    return undefined;
  }
}
