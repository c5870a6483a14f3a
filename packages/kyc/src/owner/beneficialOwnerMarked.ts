import { basisPoints, beneficialShare } from '../basisPoints.ts';
import { isFlag, isPercentage } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { ownershipRule } from '../sources.ts';

/** Whoever owns 25 % or more is a beneficial owner. SPEC-GAP 21. */
export const beneficialOwnerMarked = defineRule({
  id: 'owner/beneficial-owner-marked',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(1)'),
  gap: 21,
  message: 'An owner of {share} % or more has no is_beneficial_owner',
  remedy: 'Mark this person as a beneficial owner, as the share is {share} % or more',
  each: 'business_owners',
  reads: { ownership_percentage: isPercentage, is_beneficial_owner: isFlag },
  check({ ownership_percentage, is_beneficial_owner }, { report }) {
    if (basisPoints(ownership_percentage) >= beneficialShare * 100 && !is_beneficial_owner) {
      report(['is_beneficial_owner'], { share: beneficialShare });
    }
  },
});
