import type { Rule } from '@passmuster/findings';
import { kycRules } from './kycRules.ts';

/**
 * Returns a rule by its id: its texts, severity, basis, source and preset. Returns `undefined` if this package has no
 * such rule. A bundle that imports it contains every rule.
 *
 * @example
 * explain('owner/minimum-age')?.remedy
 * // 'Every owner must be {years} or older. Check the date of birth.'
 */
export const explain = (ruleId: string): Rule | undefined =>
  kycRules.find(({ id }) => id === ruleId);
