import type { ListLimits } from './listLimits.ts';
import { scopesOf } from './scope.ts';

/** A list that is too long. */
export interface TooLongList {
  /** Where it is; the root if all lists together are too long. */
  readonly path: readonly PropertyKey[];
  /** The limit that it exceeds. */
  readonly most: number;
}

/**
 * Returns the first list that exceeds a limit, alone or together with the lists before it. `lists` are
 * patterns of paths, outer lists first. The elements of a list over the limit are not read.
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
