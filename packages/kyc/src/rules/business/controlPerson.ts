import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';
import { defineMarkedOwnerRule } from './defineMarkedOwnerRule.ts';

/** One of the owners must be the control person. */
export const controlPerson = defineMarkedOwnerRule('is_control_person', {
  id: 'business/control-person',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(2)'),
  since: ownershipRuleSince,
  message: 'No element of business_owners has is_control_person',
  remedy: 'No owner is marked as the controlling person. Mark someone who manages the business.',
});
