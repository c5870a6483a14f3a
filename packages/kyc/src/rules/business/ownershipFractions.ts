import { fractionsOfOne } from '@passmuster/schemas/meaning';
import { basisPoints } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isPercentage } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/**
 * Shares that are all 1 at most and add up to 1 are fractions of one, as spreadsheets store percentages: a hundredth
 * of what was meant.
 */
export const ownershipFractions = defineRule({
  id: 'business/ownership-fractions',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, ownership_percentage'),
  gap: 20,
  message: 'ownership_percentage of all owners adds up to 1: fractions, not percentages',
  remedy: 'The shares add up to 1%. Enter them as percentages, such as 25 for 25%.',
  reads: { 'business_owners.*.ownership_percentage': isPercentage },
  check({ 'business_owners.*.ownership_percentage': shares }, { report }) {
    if (fractionsOfOne(shares) === 'complete') report(['business_owners']);
  },
  fix({ 'business_owners.*.ownership_percentage': shares }) {
    return shares.map((share, i) => ({
      path: ['business_owners', i, 'ownership_percentage'],
      value: basisPoints(share * 100) / 100,
    }));
  },
});
