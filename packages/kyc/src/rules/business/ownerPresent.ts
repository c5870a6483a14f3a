import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isBusinessType } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** Each of the 13 legal forms has a person to name: an owner, a control person or a trustee. SPEC-GAP 1. */
export const ownerPresent = defineRule({
  id: 'business/owner-present',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d), (e)'),
  since: ownershipRuleSince,
  gap: 1,
  message: 'business_owners is empty, although a {type} needs at least one person',
  remedy: 'The owners are missing. Add at least one owner or controlling person.',
  reads: { business_type: isBusinessType, 'business_owners.*': isAnything },
  check({ business_type, 'business_owners.*': owners }, { report }) {
    if (owners.length === 0) report(['business_owners'], { type: business_type });
  },
});
