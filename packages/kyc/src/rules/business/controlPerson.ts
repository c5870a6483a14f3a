import { defineRule } from '../../rule/defineRule.ts';
import { isFlag } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/** One of the owners must be the control person. An empty list is left to `business/owner-present`. */
export const controlPerson = defineRule({
  id: 'business/control-person',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(2)'),
  since: ownershipRuleSince,
  message: 'None of business_owners has is_control_person',
  remedy: 'No owner is marked as controlling person. Mark someone who manages the business.',
  reads: { 'business_owners.*.is_control_person': isFlag },
  check({ 'business_owners.*.is_control_person': flags }, { report }) {
    if (flags.length > 0 && !flags.includes(true)) report(['business_owners']);
  },
});
