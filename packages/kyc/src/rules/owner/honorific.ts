import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A name must not begin with a title, because names in passports don't. */
export const honorific = defineRule({
  id: 'owner/honorific',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Names'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: 'first_name begins with a title',
  remedy: 'This name includes a title. Enter the name as shown on the passport.',
  each: 'business_owners',
  reads: { first_name: isText },
  check({ first_name }, { report, table: { honorificOf } }) {
    if (honorificOf(first_name)) report(['first_name']);
  },
});
