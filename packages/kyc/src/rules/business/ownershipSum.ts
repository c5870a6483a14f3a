import { areFractionsOfOne, basisPoints, sumOfShares } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isPercentage } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/**
 * Shares add up to 100.00% at most, counted in whole basis points. SPEC-GAP 20. Shares that are all 1 at most and
 * add up to 1 are fractions of one, as spreadsheets store percentages: a hundredth of what was meant.
 */
export const ownershipSum = defineRule({
  id: 'business/ownership-sum',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, ownership_percentage'),
  gap: 20,
  message: 'ownership_percentage of all owners adds up to {sum}%, more than 100%',
  remedy: 'The shares add up to {sum}%. Correct them so that they add up to 100% or less.',
  texts: {
    fraction: {
      message: 'ownership_percentage of all owners adds up to 1: fractions, not percentages',
      remedy: 'Enter 50 for 50%.',
    },
  },
  reads: { 'business_owners.*.ownership_percentage': isPercentage },
  check({ 'business_owners.*.ownership_percentage': shares }, { report }) {
    const sum = sumOfShares(shares);
    if (sum > 10_000) report(['business_owners'], { sum: sum / 100 });
    else if (areFractionsOfOne(shares)) report(['business_owners'], 'fraction');
  },
  fix({ 'business_owners.*.ownership_percentage': shares }) {
    if (!areFractionsOfOne(shares)) return [];
    return shares.map((share, i) => ({
      path: ['business_owners', i, 'ownership_percentage'],
      value: basisPoints(share * 100) / 100,
    }));
  },
});
