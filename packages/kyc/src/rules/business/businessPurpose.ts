import { accountPurposes } from '@passmuster/schemas';
import { apiSection } from '../../rule/sources.ts';
import { definePersonalMoneyRule } from './definePersonalMoneyRule.ts';

/** Those of the API's values that only people have. Own list, no source. */
const personal: ReadonlySet<unknown> = new Set([
  'PAYMENTS_TO_FRIENDS_OR_FAMILY_ABROAD',
  'PERSONAL_OR_LIVING_EXPENSES',
  'RECEIVE_SALARY',
]);

/** Their money is that of one person, or pays for beneficiaries. Own list, no source. */
const rightFor: ReadonlySet<unknown> = new Set(['SOLE_PROPRIETORSHIP', 'TRUST']);

/** The list holds values of people and of businesses. SPEC-GAP 9. */
export const businessPurpose = definePersonalMoneyRule(
  { field: 'account_purpose', values: accountPurposes, personal, rightFor },
  {
    id: 'business/business-purpose',
    preset: 'recommended',
    severity: 'warning',
    basis: 'practice',
    source: apiSection('Business customer, account_purpose'),
    gap: 9,
    message: 'account_purpose is a personal purpose, not that of a business',
    remedy: 'This purpose is for personal accounts. Choose what the business uses the account for.',
  },
);
