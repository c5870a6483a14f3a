/** Returns the elements of a list; undefined for any other value, and if reading it throws. */
export function elementsOf(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? [...value] : undefined;
  } catch {
    return undefined;
  }
}
