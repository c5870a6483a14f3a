import type { Rule } from '@passmuster/findings';

/**
 * Returns a rule by its id, from lists of rules: what it demands, why, and by which source; `undefined`
 * for an id that is in none of them.
 *
 * @example
 * explain('owner/minimum-age', strict.rules)?.remedy
 * // 'Every owner must be {years} or older. Check the date of birth.'
 */
export function explain(ruleId: string, ...lists: readonly (readonly Rule[])[]): Rule | undefined {
  return lists.flat().find(({ id }) => id === ruleId);
}
