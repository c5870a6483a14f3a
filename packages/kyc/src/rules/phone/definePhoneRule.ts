import type { Rule, SubjectRule } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { loadPhones, numberingPlans } from './numberingPlans.ts';

/** Returns a rule of `@passmuster/phone` as one that checks every phone number of an application. */
/* @__NO_SIDE_EFFECTS__ */
export const definePhoneRule = <const RuleId extends string>(
  rule: Rule<RuleId, never>,
): SubjectRule<RuleId, never> =>
  defineRule({
    ...rule,
    preset: 'recommended',
    data: [numberingPlans],
    load: loadPhones,
    within: ['', 'business_owners.*'],
    reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
    check(phones, { memoize, report, table }) {
      for (const [field, phone] of Object.entries(phones)) {
        const finding = memoize(table.findingOnPhone, phone);
        if (finding?.rule === rule.id) report([field], finding.parameters);
      }
    },
  });
