const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || prototype === Array.prototype;
};

const isCollection = (value: unknown): value is Map<unknown, unknown> | Set<unknown> =>
  value instanceof Map || value instanceof Set;

/**
 * Returns where two results differ, as text, or undefined if they are identical: types, values, own keys and
 * their order, holes, prototypes. Other objects than plain ones, arrays, maps and sets must be the same reference.
 */
export function difference(a: unknown, b: unknown, at = 'result'): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (isCollection(a) && isCollection(b)) return difference([...a], [...b], at);
  if (!isPlain(a) || !isPlain(b)) return `${at}: ${typeof a} and ${typeof b} are not the same`;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${at}: prototypes differ`;
  const [keys, others] = [Reflect.ownKeys(a), Reflect.ownKeys(b)];
  if (keys.length !== others.length || keys.some((key, index) => key !== others[index])) {
    return `${at}: keys ${keys.map(String).join()} and ${others.map(String).join()}`;
  }
  for (const key of keys) {
    const found = difference(Reflect.get(a, key), Reflect.get(b, key), `${at}.${String(key)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
