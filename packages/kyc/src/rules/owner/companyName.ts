import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** An owner must be a person. If a company owns shares, the API asks for the people who own that company. */
export const companyName = defineRule({
  id: 'owner/company-name',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} ends in a word that only company names have',
  remedy: 'This is the name of a company. Enter the person who owns or controls it.',
  within: ['business_owners.*'],
  reads: { first_name: isText, last_name: isText },
  check(names, { report, table: { endsInCompanyWord } }) {
    for (const [field, name] of Object.entries(names)) {
      if (endsInCompanyWord(name)) report([field], { field });
    }
  },
});
