/**
 * Returns true if a path is `parent` or leads to a place inside it.
 *
 * @example
 * isWithin(['business_owners', 0, 'email'], ['business_owners', 0]) // true
 * isWithin(['business_owners', 1], ['business_owners', 0]) // false
 */
export function isWithin(path: readonly PropertyKey[], parent: readonly PropertyKey[]): boolean {
  return parent.every((key, depth) => path[depth] === key);
}
