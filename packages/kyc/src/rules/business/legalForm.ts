import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isBusinessType, isCountryCode } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { contradicts } from './contradictedForms.ts';

/**
 * The legal form is not one that the name contradicts, and a business registered in the United States is
 * not NON_US. The list is used worldwide, so a US legal form elsewhere isn't a mistake. SPEC-GAP 12.
 */
export const legalForm = defineRule({
  id: 'business/legal-form',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, business_type'),
  gap: 12,
  message: 'business_name ends in another legal form than business_type',
  remedy: "The legal form doesn't match the name of the business. Check both.",
  texts: {
    nonUs: {
      message: 'business_type is NON_US, but registered_address is in the United States',
      remedy: 'This business is registered in the United States. Choose its US legal form.',
    },
  },
  data: ({ legalFormsVersion }) => [legalFormsVersion],
  load: () => import('../../tables/legalForm/legalFormInName.ts'),
  reads: {
    business_name: isAnything,
    business_type: isBusinessType,
    'registered_address.country': isCountryCode,
  },
  check(
    { business_name: name, business_type: type, 'registered_address.country': country },
    { report, table: { legalFormInName } },
  ) {
    if (type === 'NON_US' && country === 'US') report(['business_type'], 'nonUs');
    const family = typeof name === 'string' ? legalFormInName(country, name) : undefined;
    if (contradicts(family, type)) report(['business_type']);
  },
});
