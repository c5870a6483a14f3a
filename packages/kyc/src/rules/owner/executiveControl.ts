import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isTrue } from '../../rule/guards.ts';
import { ownershipRule, ownershipRuleSince } from '../../rule/sources.ts';

/**
 * A control person is an executive officer or senior manager, or has “similar functions” (paragraph (d)(2)), so a
 * title alone proves nothing.
 */
export const executiveControl = defineRule({
  id: 'owner/executive-control',
  preset: 'strict',
  severity: 'info',
  basis: 'regulation',
  source: ownershipRule('(d)(2)'),
  since: ownershipRuleSince,
  message: 'A control person has the title Secretary or Board Member',
  remedy:
    'A controlling person is usually an executive. Check who manages the business day to day.',
  each: 'business_owners',
  reads: { is_control_person: isTrue, title: isOneOf(['Board Member', 'Secretary']) },
  check(_, { report }) {
    report(['title']);
  },
});
