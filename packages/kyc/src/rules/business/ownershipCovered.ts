import { fractionsOfOne } from '@passmuster/schemas/meaning';
import { namedShare, sumOfShares } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isBusinessType, isPercentage } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** Documents that show every owner. Own list, no source. */
export const showsOwners: ReadonlySet<unknown> = new Set([
  'OWNERSHIP_CHART',
  'SHAREHOLDER_REGISTER',
]);
/** Legal forms without shares to account for, 31 CFR 1010.230(e)(3), or with one small share for each member. */
export const hasNoShares: ReadonlySet<string> = new Set([
  'NONPROFIT_CORPORATION',
  'TRUST',
  'COOPERATIVE',
]);

/**
 * If shares of 25% or more are not accounted for, a chart or register must show that no owner of 25% is missing.
 * OWNERSHIP_INFORMATION does not count: everyone sends it, and the API glosses it as the articles
 * (SPEC-GAP 31). Nonprofits and trusts have no shares to account for, 31 CFR 1010.230(e)(3).
 */
export const ownershipCovered = defineRule({
  id: 'business/ownership-covered',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: ownershipRule('(d)(1)'),
  since: ownershipRuleSince,
  message:
    '{rest}% or more of the business is unaccounted for, and there is no OWNERSHIP_CHART or SHAREHOLDER_REGISTER',
  remedy:
    'Some owners may be missing. Add every owner of {rest}% or more, or upload an ownership chart.',
  options: { percent: namedShare },
  reads: {
    business_type: isBusinessType,
    'business_owners.*.ownership_percentage': isPercentage,
    'documents.*.doc_type': isAnything,
  },
  check(values, { options: { percent }, report }) {
    const shares = values['business_owners.*.ownership_percentage'];
    if (shares.length === 0 || hasNoShares.has(values.business_type)) return;
    if (values['documents.*.doc_type'].some((type) => showsOwners.has(type))) return;
    // Fractions of one get a finding of business/ownership-sum.
    if (fractionsOfOne(shares) === 'complete') return;
    const rest = 10_000 - sumOfShares(shares);
    if (rest >= percent * 100) report(['business_owners'], { rest: percent });
  },
});
