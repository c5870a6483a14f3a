/**
 * Returns true if two values of plain data are equal. Equal objects are compared by identity first, so that a state of which
 * little has changed costs little.
 */
function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(
      ([key, value]) => Object.hasOwn(other, key) && isSameData(value, Object(other)[key]),
    )
  );
}

/**
 * Returns a function that returns the last list under a name while the next one is equal, so that components that show
 * it don't render again.
 */
export function keepAnswers<Element>(): (
  name: string,
  next: readonly Element[],
) => readonly Element[] {
  const answers = new Map<string, readonly Element[]>();
  return (name, next) => {
    const last = answers.get(name);
    if (last && isSameData(last, next)) return last;
    answers.set(name, next);
    return next;
  };
}

/** Returns a list with the elements of the last one that are equal, found by their ids; the last list if all are. */
export function keepSame<Element extends { readonly id: string }>(
  last: readonly Element[],
  next: readonly Element[],
): readonly Element[] {
  const known = new Map(last.map((element) => [element.id, element]));
  const list = next.map((element) => {
    const before = known.get(element.id);
    return before && isSameData(before, element) ? before : element;
  });
  return list.length === last.length && list.every((element, i) => element === last[i])
    ? last
    : list;
}
