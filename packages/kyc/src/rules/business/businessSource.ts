import { sourcesOfFunds } from '@passmuster/schemas';
import { apiSection } from '../../rule/sources.ts';
import { definePersonalMoneyRule } from './definePersonalMoneyRule.ts';

/** Those of the API's values that only people have. Own list, no source. */
const personal: ReadonlySet<unknown> = new Set([
  'GIFTS',
  'GOVERNMENT_BENEFITS',
  'INHERITANCE',
  'PENSION_RETIREMENT',
  'SALARY',
]);

/** Their money is that of one person, or was given to them. Own list, no source. */
const rightFor: ReadonlySet<unknown> = new Set([
  'NONPROFIT_CORPORATION',
  'SOLE_PROPRIETORSHIP',
  'TRUST',
]);

/** The list holds values of people and of businesses. SPEC-GAP 9. */
export const businessSource = definePersonalMoneyRule(
  { field: 'source_of_funds', values: sourcesOfFunds, personal, rightFor },
  {
    id: 'business/business-source',
    preset: 'recommended',
    severity: 'warning',
    basis: 'practice',
    source: apiSection('Business customer, source_of_funds'),
    gap: 9,
    message: 'source_of_funds is a personal source, not that of a business',
    remedy:
      'This source of funds is for personal accounts. Choose where the money of the business comes from.',
  },
);
