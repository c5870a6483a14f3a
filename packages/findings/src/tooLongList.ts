import type { ListLimits } from './listLimits.ts';
import { scopesOf } from './scope.ts';

/**
 * Returns the path of the first list that is longer than the limits allow, alone or together with those
 * before it. `lists` are patterns of paths, outer lists first. Elements of a list over the limit are not
 * read.
 */
export function tooLongList(
  subject: unknown,
  lists: readonly (readonly string[])[],
  { perList, inAll }: ListLimits,
): readonly PropertyKey[] | undefined {
  let total = 0;
  for (const pattern of lists) {
    for (const { value, path } of scopesOf(subject, pattern)) {
      if (!Array.isArray(value)) continue;
      total += value.length;
      if (value.length > perList || total > inAll) return path;
    }
  }
  return undefined;
}
