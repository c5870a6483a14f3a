type Path = readonly (string | number)[];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFilled = (item: unknown): boolean => item !== undefined;
const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function hasGaps(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // A hole is undefined for `includes`.
  return (isList(value) && value.includes(undefined)) || Object.values(value).some(hasGaps);
}

/**
 * Returns lists without gaps: a table whose columns for owner 2 are empty has one owner. The value itself if it has none.
 */
export const closeGaps = (value: unknown): unknown => (hasGaps(value) ? withoutGaps(value) : value);

function withoutGaps(value: unknown): unknown {
  if (isList(value)) return Array.from(value).filter(isFilled).map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutGaps(item)]));
}

/** Returns where a place of lists with gaps is once they are closed. */
export function closedPath(value: unknown, path: Path): Path {
  let node = value;
  return path.map((key) => {
    const closed =
      isList(node) && typeof key === 'number'
        ? Array.from(node).slice(0, key).filter(isFilled).length
        : key;
    node = childOf(node, key);
    return closed;
  });
}

/** Returns where a place of closed lists is in the lists with gaps, the reverse of `closedPath`. */
export function openPath(value: unknown, path: readonly PropertyKey[]): Path {
  let node = value;
  return path.map((key) => {
    const name = typeof key === 'symbol' ? key.toString() : key;
    let open = name;
    if (isList(node) && typeof name === 'number') {
      const filled = Array.from(node, (item, at) => (isFilled(item) ? at : -1)).filter(
        (at) => at >= 0,
      );
      open = filled[name] ?? name;
    }
    node = childOf(node, open);
    return open;
  });
}
