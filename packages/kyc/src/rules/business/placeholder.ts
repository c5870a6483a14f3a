import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Names and descriptions must be real: no samples, no test words, no repeated characters. */
export const placeholder = defineRule({
  id: 'business/placeholder',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names and descriptions'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: 'This is a placeholder. Enter what applies to your business.',
  texts: {
    general: {
      message: '{field} is too general to be reviewed',
      remedy: 'This description is too general. Say what the business sells or does, and to whom.',
    },
  },
  reads: {
    business_name: isText,
    trading_name: isAnything,
    nature_of_business: isAnything,
    account_purpose_explanation: isAnything,
  },
  check({ business_name, trading_name, ...descriptions }, { report, table: { isPlaceholder } }) {
    for (const [field, name] of Object.entries({ business_name, trading_name })) {
      if (typeof name === 'string' && isPlaceholder('company', name)) report([field], { field });
    }
    for (const [field, text] of Object.entries(descriptions)) {
      if (typeof text !== 'string' || text.trim() === '') continue;
      const isName = text.trim().toLowerCase() === business_name.trim().toLowerCase();
      if (isPlaceholder('text', text) || /lorem ipsum/i.test(text)) report([field], { field });
      else if (isName || isPlaceholder('description', text) || /^https?:\/\/\S+$/i.test(text)) {
        report([field], 'general', { field });
      }
    }
  },
});
