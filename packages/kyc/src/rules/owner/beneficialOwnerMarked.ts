import { namedShare } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isFlag, isPercentage } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** Whoever owns 25% or more is a beneficial owner. Nothing fixes it: a person declares who owns a business. SPEC-GAP 21. */
export const beneficialOwnerMarked = defineRule({
  id: 'owner/beneficial-owner-marked',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(1)'),
  since: ownershipRuleSince,
  gap: 21,
  message: 'An owner of {share}% or more is not marked is_beneficial_owner',
  remedy: 'This person owns {share}% or more. Mark them as a beneficial owner.',
  options: { percent: namedShare },
  each: 'business_owners',
  reads: { ownership_percentage: isPercentage, is_beneficial_owner: isFlag },
  check({ ownership_percentage, is_beneficial_owner }, { options: { percent }, report }) {
    if (ownership_percentage >= percent && !is_beneficial_owner) {
      report(['is_beneficial_owner'], { share: percent });
    }
  },
});
