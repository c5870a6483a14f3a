import type { Rule } from '@passmuster/findings';

/**
 * Returns a rule by its id, from lists of rules: its texts, severity, basis and source. Returns `undefined`
 * if no list has the id.
 *
 * @example
 * explain('owner/minimum-age', strict.rules)?.remedy
 * // 'Every owner must be {years} or older. Check the date of birth.'
 */
export function explain(ruleId: string, ...lists: readonly (readonly Rule[])[]): Rule | undefined {
  return lists.flat().find(({ id }) => id === ruleId);
}
