import { basisPoints } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isPercentage } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A partnership has two partners or more, so nobody owns all of it. */
export const partners = defineRule({
  id: 'business/partners',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Partnerships, which two or more persons form'),
  message: "A partnership can't have a single owner of 100%",
  remedy: 'A partnership needs at least two partners. Add the others, or check the legal form.',
  reads: {
    business_type: isOneOf([
      'GENERAL_PARTNERSHIP',
      'LIMITED_PARTNERSHIP',
      'LIMITED_LIABILITY_PARTNERSHIP',
    ]),
    'business_owners.*.ownership_percentage': isPercentage,
  },
  check({ 'business_owners.*.ownership_percentage': shares }, { report }) {
    const [share] = shares;
    if (shares.length === 1 && share !== undefined && basisPoints(share) === 10_000) {
      report(['business_owners']);
    }
  },
});
