import { namedShare } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isFlag, isPercentage } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** A beneficial owner typically has 25% or more. SPEC-GAP 21. */
export const beneficialOwnerShare = defineRule({
  id: 'owner/beneficial-owner-share',
  preset: 'strict',
  severity: 'info',
  basis: 'regulation',
  source: ownershipRule('(d)(1)'),
  since: ownershipRuleSince,
  gap: 21,
  message: 'is_beneficial_owner is set for an owner of less than {share}%',
  remedy:
    'This person owns less than {share}%. If they don’t control the business, check the share.',
  options: { percent: namedShare },
  each: 'business_owners',
  reads: { ownership_percentage: isPercentage, is_beneficial_owner: isFlag },
  check({ ownership_percentage, is_beneficial_owner }, { options: { percent }, report }) {
    if (ownership_percentage < percent && is_beneficial_owner) {
      report(['is_beneficial_owner'], { share: percent });
    }
  },
});
