import { valueAt } from '@passmuster/findings';
import type { Path } from './path.ts';

/** Returns the places of a list's elements; none if there is no list. */
export function elementsAt(values: unknown, path: Path): readonly number[] {
  const list = valueAt(values, path);
  return Array.isArray(list) ? [...list.keys()] : [];
}
