import { isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';

/** A name must not begin with a title, because names in passports don't. */
export const honorific = defineRule({
  id: 'owner/honorific',
  severity: 'info',
  basis: 'practice',
  source: practice('Names'),
  load: () => import('../data/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: 'first_name begins with a title',
  remedy: 'Leave out the title, and enter the name as in the passport.',
  each: 'business_owners',
  reads: { first_name: isText },
  check({ first_name }, { report, table: { honorificOf } }) {
    if (honorificOf(first_name)) report(['first_name']);
  },
});
