import { propertyOf } from './propertyAt.ts';

/** Stands for a field that is missing or that its guard refuses. */
export const unreadable: unique symbol = Symbol('unreadable');

type Check = (value: unknown) => boolean;

/**
 * Returns a function that reads a field of unknown input and checks it with its guard. `*` reads every
 * element of a list and returns a list, or `unreadable` if any element is.
 */
export function readerOf(segments: readonly string[], guard: Check): (value: unknown) => unknown {
  const [key, ...rest] = segments;
  if (key === undefined || key === '*' || rest.length > 0) {
    return (value) => readField(value, segments, guard);
  }
  return (value) => {
    const field = propertyOf(value, key);
    return guard(field) ? field : unreadable;
  };
}

function readField(value: unknown, segments: readonly string[], guard: Check, depth = 0): unknown {
  const segment = segments[depth];
  if (segment === undefined) return guard(value) ? value : unreadable;
  if (segment !== '*') return readField(propertyOf(value, segment), segments, guard, depth + 1);
  if (!Array.isArray(value)) return unreadable;
  const list: unknown[] = [];
  for (const element of value) {
    const read = readField(element, segments, guard, depth + 1);
    if (read === unreadable) return unreadable;
    list.push(read);
  }
  return list;
}

/** Where reading a field fails first. */
export interface Obstacle {
  readonly path: readonly PropertyKey[];
  /** `other-value`: there is a value, and the rule's guard refuses it: of another type, or such as `false` where the rule is about `true`. */
  readonly reason: 'missing' | 'other-value';
}

/** Returns why a field is `unreadable`; `undefined` if it is not. */
export function obstacleTo(
  value: unknown,
  segments: readonly string[],
  guard: Check,
  at: readonly PropertyKey[],
  depth = 0,
): Obstacle | undefined {
  const segment = segments[depth];
  if (segment === undefined ? !guard(value) : segment === '*' && !Array.isArray(value)) {
    const isMissing = value === undefined || value === null || value === '';
    return { path: at, reason: isMissing ? 'missing' : 'other-value' };
  }
  if (segment === undefined) return undefined;
  if (segment !== '*') {
    return obstacleTo(propertyOf(value, segment), segments, guard, [...at, segment], depth + 1);
  }
  if (!Array.isArray(value)) return undefined;
  for (const [i, element] of value.entries()) {
    const obstacle = obstacleTo(element, segments, guard, [...at, i], depth + 1);
    if (obstacle) return obstacle;
  }
  return undefined;
}
