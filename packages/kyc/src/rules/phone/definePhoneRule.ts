import type { FixContext, Rule, RuleTexts, SubjectRule } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { loadPhones, numberingPlans } from './numberingPlans.ts';

type Phones = Awaited<ReturnType<typeof loadPhones>>;

const phoneFields = ['phone', 'contact_person_phone', 'phone_number'] as const;

/**
 * Returns a rule of `@passmuster/phone` as one that checks every phone number of an application. `fix` returns the number
 * that was meant, if it is certain.
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePhoneRule<const RuleId extends string, TextKey extends string = never>(
  rule: Rule<RuleId, TextKey>,
  fix?: (phone: unknown, phones: Phones) => string | undefined,
): SubjectRule<RuleId, TextKey> {
  const texts: Readonly<Record<string, RuleTexts>> = rule.texts ?? {};
  const checking = defineRule({
    ...rule,
    texts,
    preset: 'recommended',
    data: [numberingPlans],
    load: loadPhones,
    within: ['', 'business_owners.*'],
    reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
    check(phones, { memoize, report, table }) {
      for (const field of phoneFields) {
        const finding = memoize(table.findingOnPhone, phones[field]);
        if (finding?.rule !== rule.id) continue;
        if (finding.text === undefined) report([field], finding.parameters);
        else report([field], finding.text, finding.parameters);
      }
    },
  });
  if (!fix) return { ...checking, ...rule };
  return {
    ...checking,
    ...rule,
    fix(phones, { finding, table }: FixContext<Phones>) {
      const field = String(finding.path[0]);
      const value = fix(phones[field], table);
      return value === undefined ? [] : [{ path: [field], value }];
    },
  };
}
