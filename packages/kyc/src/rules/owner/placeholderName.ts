import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A name must be real, not a sample or a test word. */
export const placeholderName = defineRule({
  id: 'owner/placeholder-name',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: "This isn't a person's name. Enter it as in the passport.",
  each: 'business_owners',
  reads: { first_name: isText, last_name: isText },
  check({ first_name, last_name }, { report, table: { isPlaceholder } }) {
    const isOne = (name: string): boolean =>
      isPlaceholder('text', name) || /^x$/i.test(name.trim());
    if (isPlaceholder('person', `${first_name} ${last_name}`) || isOne(first_name)) {
      report(['first_name'], { field: 'first_name' });
    } else if (isOne(last_name)) report(['last_name'], { field: 'last_name' });
  },
});
