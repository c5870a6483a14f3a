import { isBusinessType, isCountryCode, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';

async function load() {
  const [{ legalFormInName: familyOf }, { legalFormFamilies, legalFormsVersion }] =
    await Promise.all([
      import('../data/legalFormInName.ts'),
      import('../data/legalForms.generated.ts'),
    ]);
  return { familyOf, legalFormFamilies, legalFormsVersion };
}

/** The legal form that a name ends in is not another than the one declared: no Ltd is a sole proprietor. */
export const legalFormInName = defineRule({
  id: 'business/legal-form-in-name',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'ISO 20275, Entity legal forms, code list of 2026-02-19',
    url: 'https://www.gleif.org/en/lei-data/code-lists/iso-20275-entity-legal-forms-code-list',
  },
  data: ({ legalFormsVersion }) => [legalFormsVersion],
  load,
  message: 'business_name ends in the form of a {family}, and business_type is {type}',
  remedy: 'The name of the business shows another legal form. Check the legal form and the name.',
  reads: {
    business_name: isText,
    business_type: isBusinessType,
    'registered_address.country': isCountryCode,
  },
  check(
    { business_name, business_type, 'registered_address.country': country },
    { report, table },
  ) {
    const family = table.familyOf(country, business_name);
    const contradicted = family && table.legalFormFamilies[family]?.split(' ');
    if (family && contradicted?.includes(business_type)) {
      report(['business_type'], { family, type: business_type });
    }
  },
});
