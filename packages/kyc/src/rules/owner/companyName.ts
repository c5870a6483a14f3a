import type { ReplacementOf } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadLegalForms } from '../../tables/legalForm/loadLegalForms.ts';

async function loadNames(replacementOf?: ReplacementOf) {
  const [names, { isLegalForm, legalFormsVersion }] = await Promise.all([
    import('../../tables/name/isPlaceholder.ts'),
    loadLegalForms(replacementOf),
  ]);
  return { ...names, isLegalForm, legalFormsVersion };
}

/** An owner must be a person, and the name nothing but a name. If a company owns shares, the API asks for the people who own that company. */
export const companyName = defineRule({
  id: 'owner/company-name',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names'),
  load: loadNames,
  data: ({ placeholdersVersion, legalFormsVersion }) => [placeholdersVersion, legalFormsVersion],
  message:
    '{field} ends in a word that only company names have, or names a company beside a person',
  remedy: 'This is the name of a company. Enter the person who owns or controls it.',
  texts: {
    note: {
      message: '{field} has a role or a web address beside the name',
      remedy: 'There is more than a name here. Enter only the name as shown on the passport.',
    },
  },
  within: ['business_owners.*'],
  reads: { first_name: isText, last_name: isText },
  check(names, { report, table }) {
    for (const [field, name] of Object.entries(names)) {
      // Alone, some of these words are also surnames.
      const [, ...beside] = name.trim().slice(0, 200).split(' / ');
      const last = beside.join(' ').split(' ').at(-1) ?? '';
      if (table.endsInCompanyWord(name) || table.isLegalForm(last)) report([field], { field });
      else if (table.hasNote(name)) report([field], 'note', { field });
    }
  },
});
