import { basisPoints } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isPercentage } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** Nobody owns a nonprofit, so US rules ask it for a control person only. */
export const nonprofitOwner = defineRule({
  id: 'business/nonprofit-owner',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(e)(3)(ii)'),
  since: ownershipRuleSince,
  message: 'A NONPROFIT_CORPORATION has an owner of 100%',
  remedy: 'Nobody owns a nonprofit. Enter 0%, or check the legal form.',
  within: ['business_owners.*'],
  reads: {
    ownership_percentage: isPercentage,
    '/business_type': isOneOf(['NONPROFIT_CORPORATION']),
  },
  check({ ownership_percentage }, { report }) {
    if (basisPoints(ownership_percentage) === 10_000) report(['ownership_percentage']);
  },
});
