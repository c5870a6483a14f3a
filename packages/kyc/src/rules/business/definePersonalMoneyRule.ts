import type { Rule, SubjectRule } from '@passmuster/findings';
import { isBusinessType, isOneOf } from '../../rule/guards.ts';

/** Legal forms whose money may be the owner's own. Own list, no source. */
const ofOnePerson: ReadonlySet<unknown> = new Set([
  'NONPROFIT_CORPORATION',
  'SOLE_PROPRIETORSHIP',
  'TRUST',
]);

/** A field with values of people and of businesses. */
interface MoneyField {
  readonly field: 'account_purpose' | 'source_of_funds';
  /** The values of the API. */
  readonly values: readonly string[];
  /** Those of people. */
  readonly personal: ReadonlySet<unknown>;
}

/** Returns a rule by which a business enters no value of people, unless its money may be one person's own. */
/* @__NO_SIDE_EFFECTS__ */
export const definePersonalMoneyRule = <const RuleId extends string>(
  { field, values, personal }: MoneyField,
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> => ({
  ...rule,
  reads: { [field]: isOneOf(values), business_type: isBusinessType },
  check({ [field]: value, business_type }, { report }) {
    if (personal.has(value) && !ofOnePerson.has(business_type)) report([field]);
  },
});
