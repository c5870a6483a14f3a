/** Where a reading went wrong. */
export interface Unreadable {
  readonly path: readonly PropertyKey[];
  readonly reason: 'missing' | 'malformed';
}

/** An own property of an object; `undefined` of anything else. */
export function propertyOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/**
 * Reads a field of unknown input and checks it by its guard; `*` reads every element of a list and
 * gives a list. What cannot be read is pushed onto `unreadable`, and the answer then means nothing.
 * `trail` is the path so far; it is left as it was found.
 */
export function readField(
  value: unknown,
  segments: readonly string[],
  guard: (value: unknown) => boolean,
  unreadable: Unreadable[],
  trail: PropertyKey[],
  depth = 0,
): unknown {
  const segment = segments[depth];
  if (segment === undefined ? !guard(value) : segment === '*' && !Array.isArray(value)) {
    const isMissing = value === undefined || value === null || value === '';
    unreadable.push({ path: [...trail], reason: isMissing ? 'missing' : 'malformed' });
    return undefined;
  }
  if (segment === undefined) return value;
  if (segment === '*' && Array.isArray(value)) {
    return value.map((element: unknown, i) => {
      trail.push(i);
      const read = readField(element, segments, guard, unreadable, trail, depth + 1);
      trail.pop();
      return read;
    });
  }
  trail.push(segment);
  const read = readField(propertyOf(value, segment), segments, guard, unreadable, trail, depth + 1);
  trail.pop();
  return read;
}
