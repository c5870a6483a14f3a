import { accountPurposes } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isBusinessType, isOneOf } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

const isPurpose = /* @__PURE__ */ isOneOf(accountPurposes);
const personal: ReadonlySet<string> = new Set([
  'PAYMENTS_TO_FRIENDS_OR_FAMILY_ABROAD',
  'PERSONAL_OR_LIVING_EXPENSES',
  'RECEIVE_SALARY',
]);

/** Legal forms whose money may be the owner's own. */
const ofOnePerson: ReadonlySet<string> = new Set([
  'NONPROFIT_CORPORATION',
  'SOLE_PROPRIETORSHIP',
  'TRUST',
]);

/** The list holds values of people and of businesses. SPEC-GAP 9. */
export const businessPurpose = defineRule({
  id: 'business/business-purpose',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, account_purpose'),
  gap: 9,
  message: 'account_purpose is the purpose of a person, not of a business',
  remedy: 'This purpose is for personal accounts. Choose what the business uses the account for.',
  reads: { account_purpose: isPurpose, business_type: isBusinessType },
  check({ account_purpose, business_type }, { report }) {
    if (personal.has(account_purpose) && !ofOnePerson.has(business_type))
      report(['account_purpose']);
  },
});
