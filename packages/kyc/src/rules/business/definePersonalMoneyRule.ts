import type { Rule, SubjectRule } from '@passmuster/findings';
import { isBusinessType, isOneOf } from '../../rule/guards.ts';

/** A field with values of people and of businesses. */
interface MoneyField {
  readonly field: 'account_purpose' | 'source_of_funds';
  /** The values of the API. */
  readonly values: readonly string[];
  /** Those of people. */
  readonly personal: ReadonlySet<unknown>;
  /** Legal forms for which they are right, too. */
  readonly rightFor: ReadonlySet<unknown>;
}

/** Returns a rule by which a business enters no value of people, unless they are right for its legal form. */
/* @__NO_SIDE_EFFECTS__ */
export const definePersonalMoneyRule = <const RuleId extends string>(
  { field, values, personal, rightFor }: MoneyField,
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> => ({
  ...rule,
  reads: { [field]: isOneOf(values), business_type: isBusinessType },
  check({ [field]: value, business_type }, { report }) {
    if (personal.has(value) && !rightFor.has(business_type)) report([field]);
  },
});
