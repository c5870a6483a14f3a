import { sourcesOfFunds } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isBusinessType, isOneOf } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

const isSource = /* @__PURE__ */ isOneOf(sourcesOfFunds);
const personal: ReadonlySet<string> = new Set([
  'GIFTS',
  'GOVERNMENT_BENEFITS',
  'INHERITANCE',
  'PENSION_RETIREMENT',
  'SALARY',
]);

/** Legal forms whose money may be the owner's own. */
const ofOnePerson: ReadonlySet<string> = new Set([
  'NONPROFIT_CORPORATION',
  'SOLE_PROPRIETORSHIP',
  'TRUST',
]);

/** The list holds values of people and of businesses. SPEC-GAP 9. */
export const businessSource = defineRule({
  id: 'business/business-source',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, source_of_funds'),
  gap: 9,
  message: 'source_of_funds is the source of funds of a person, not of a business',
  remedy:
    'This source of funds is for personal accounts. Choose where the money of the business comes from.',
  reads: { source_of_funds: isSource, business_type: isBusinessType },
  check({ source_of_funds, business_type }, { report }) {
    if (personal.has(source_of_funds) && !ofOnePerson.has(business_type))
      report(['source_of_funds']);
  },
});
