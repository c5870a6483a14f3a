import type { SubjectRule } from '@passmuster/findings';
import { beneficialShare } from '../rule/basisPoints.ts';

/** The rule that says who must be marked as a beneficial owner. Only its id: the rule itself is in a preset. */
const marking = 'owner/beneficial-owner-marked';

/**
 * Returns the share, in percent, from which these rules require the mark of a beneficial owner: the option of a configuration, or
 * 25, also without the rule.
 */
export function beneficialShareOf(rules: readonly SubjectRule[]): number {
  const percent = rules.find(({ id }) => id === marking)?.configured?.['percent'];
  return typeof percent === 'number' ? percent : beneficialShare;
}
