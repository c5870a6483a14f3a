/** Deeper than any body of the API. */
const deepest = 10;

/**
 * Returns a JSON value without the members of objects that are null, as columnar engines write every column without a value.
 * Elements of lists stay. Members deeper than ten levels stay as they are.
 */
export function withoutNulls(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  if (Array.isArray(value)) return value.map((element) => withoutNulls(element, depth + 1));
  const members = Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([key, member]) => [key, withoutNulls(member, depth + 1)] as const);
  return Object.fromEntries(members);
}
