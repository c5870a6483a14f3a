/** Returns the elements of a list by their keys, in its order. */
export function groupBy<Element>(
  list: readonly Element[],
  keyOf: (element: Element) => string,
): ReadonlyMap<string, readonly Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of list) {
    const group = groups.get(keyOf(element));
    if (group) group.push(element);
    else groups.set(keyOf(element), [element]);
  }
  return groups;
}
