import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A passport number must not look made up: one digit repeated, consecutive digits, or a sample. */
export const placeholderNumber = defineRule({
  id: 'owner/placeholder-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Numbers'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: 'id_number looks like a placeholder',
  remedy: 'This looks like a placeholder. Copy the number from the passport.',
  each: 'business_owners',
  reads: { id_number: isText },
  check({ id_number }, { report, table }) {
    if (table.isPlaceholderNumber(id_number) || table.isPlaceholder('text', id_number)) {
      report(['id_number']);
    }
  },
});
