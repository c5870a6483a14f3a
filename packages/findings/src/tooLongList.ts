import type { ListLimits } from './listLimits.ts';
import { scopesOf } from './scope.ts';

/** A list that is too long. */
export interface TooLongList {
  /** Where it is; the root, when all lists together are too long. */
  readonly path: readonly PropertyKey[];
  /** The limit that it passes. */
  readonly most: number;
}

/**
 * Returns the first list that is longer than the limits allow, alone or together with those before it. `lists` are patterns of paths, outer lists first. Elements of a list over the limit are not
 * read.
 */
export function tooLongList(
  subject: unknown,
  lists: readonly (readonly string[])[],
  { perList, perBody }: ListLimits,
): TooLongList | undefined {
  let total = 0;
  for (const pattern of lists) {
    for (const { value, path } of scopesOf(subject, pattern)) {
      if (!Array.isArray(value)) continue;
      total += value.length;
      if (value.length > perList) return { path, most: perList };
      if (total > perBody) return { path: [], most: perBody };
    }
  }
  return undefined;
}
