import type { Rule, SubjectRule } from '@passmuster/findings';
import { isFlag } from '../../rule/guards.ts';

/** Returns a rule by which one owner has a flag, if there are owners. An empty list is left to `business/owner-present`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMarkedOwnerRule<const RuleId extends string>(
  flag: 'is_control_person' | 'is_signer',
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> {
  const key = `business_owners.*.${flag}`;
  return {
    ...rule,
    reads: { [key]: isFlag },
    check({ [key]: flags }, { report }) {
      if (Array.isArray(flags) && flags.length > 0 && !flags.includes(true))
        report(['business_owners']);
    },
  };
}
