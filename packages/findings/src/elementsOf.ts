/** A list may be longer than it has elements, and a proxy may lie: no more than this is copied. */
const most = 1_000_000;

/**
 * Returns a copy of a list of at most a million elements; `undefined` for any other value, and if reading it throws.
 *
 * @example
 * elementsOf([1, 2]) // [1, 2]
 * elementsOf('12') // undefined
 */
export function elementsOf(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) && value.length <= most
      ? Array.from({ length: value.length }, (_, index): unknown => value[index])
      : undefined;
  } catch {
    return undefined;
  }
}
