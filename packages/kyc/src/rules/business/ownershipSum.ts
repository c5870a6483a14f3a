import { sumOfShares } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isPercentage } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** Returns true for a share, and where none is filled in yet: the others can already be too much. */
const isShareOrNone = (value: unknown): value is number | undefined | null =>
  value === undefined || value === null || isPercentage(value);

/** Shares add up to 100.00% at most, counted in whole basis points. SPEC-GAP 20. */
export const ownershipSum = defineRule({
  id: 'business/ownership-sum',
  preset: 'recommended',
  severity: 'error',
  basis: 'impossible',
  source: apiSection('Business owner, ownership_percentage'),
  gap: 20,
  message: 'ownership_percentage of all owners adds up to {sum}%, more than 100%',
  remedy: 'The shares add up to {sum}%. Correct them so that they add up to 100% or less.',
  reads: { 'business_owners.*.ownership_percentage': isShareOrNone },
  check({ 'business_owners.*.ownership_percentage': shares }, { report }) {
    const sum = sumOfShares(shares.map((share) => share ?? 0));
    if (sum > 10_000) report(['business_owners'], { sum: sum / 100 });
  },
});
