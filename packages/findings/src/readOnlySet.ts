/**
 * Returns a set that nobody can change: a frozen `Set` still takes `add`.
 *
 * @example
 * readOnlySet(['NG', 'ZA']).has('NG') // true
 */
/* @__NO_SIDE_EFFECTS__ */
export function readOnlySet<Value>(values: Iterable<Value>): ReadonlySet<Value> {
  const set = new Set(values);
  const readOnly: ReadonlySet<Value> = {
    size: set.size,
    has: (value) => set.has(value),
    keys: () => set.keys(),
    values: () => set.values(),
    entries: () => set.entries(),
    [Symbol.iterator]: () => set.values(),
    forEach(work, self) {
      for (const value of set) work.call(self, value, value, readOnly);
    },
  };
  return Object.freeze(readOnly);
}
