import { defineRule } from '@passmuster/findings';
import { basisPoints, beneficialShare } from '../basisPoints.ts';
import { isPercentage } from '../guards.ts';
import { ownershipRule } from '../sources.ts';

const most = 4;

/** Five people cannot own 25 % each. */
export const beneficialOwnerCount = defineRule({
  id: 'business/beneficial-owner-count',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(1)'),
  message: '{count} owners have {share} % or more, which comes to over 100 %',
  remedy: 'Check the shares: at most four people can own {share} % or more',
  reads: { 'business_owners.*.ownership_percentage': isPercentage },
  check({ 'business_owners.*.ownership_percentage': shares }, { report }) {
    const count = shares.filter((share) => basisPoints(share) >= beneficialShare * 100).length;
    if (count > most) report(['business_owners'], { count, share: beneficialShare });
  },
});
