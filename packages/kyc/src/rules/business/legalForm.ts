import { foldText } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isBusinessType, isCountryCode, isOneOf } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { apiSection } from '../../rule/sources.ts';
import { loadLegalForms } from '../../tables/legalForm/loadLegalForms.ts';
import { contradicts, onlyFormOf } from './contradictedForms.ts';

/** Forms whose names say the form. Sole traders and partnerships are named after persons, with or without it. */
const isCompany = /* @__PURE__ */ isOneOf([
  'B_CORPORATION',
  'C_CORPORATION',
  'CLOSE_CORPORATION',
  'COOPERATIVE',
  'LIMITED_LIABILITY_COMPANY',
  'NONPROFIT_CORPORATION',
  'S_CORPORATION',
]);

/** Returns true if a name is that of a person and nothing else, first or last name first. */
function isNameOf(name: unknown, first: unknown, last: unknown): boolean {
  const [given, family, folded] = [first, last, name].map((text) => foldText(shortText(text)));
  if (!given || !family) return false;
  return folded === `${given} ${family}` || folded === `${family} ${given}`;
}

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
  remedy: 'The legal form doesn’t match the name of the business. Check both.',
  texts: {
    nonUs: {
      message: 'business_type is NON_US, but registered_address is in the United States',
      remedy: 'This business is registered in the United States. Choose its US legal form.',
    },
    ownerName: {
      message: 'business_name is the name of owner {number} alone, and business_type a company',
      remedy: 'This is the name of owner {number}. Enter the name of the business as registered.',
    },
  },
  data: ({ legalFormsVersion }) => [legalFormsVersion],
  load: loadLegalForms,
  reads: {
    business_name: isAnything,
    business_type: isBusinessType,
    'registered_address.country': isCountryCode,
    'business_owners.*.first_name': isAnything,
    'business_owners.*.last_name': isAnything,
  },
  check(
    { business_name: name, business_type: type, 'registered_address.country': country, ...owners },
    { report, table: { legalFormInName } },
  ) {
    const { 'business_owners.*.first_name': first, 'business_owners.*.last_name': last } = owners;
    const at = isCompany(type) ? first.findIndex((one, i) => isNameOf(name, one, last[i])) : -1;
    if (at >= 0) report(['business_name'], 'ownerName', { number: at + 1 });
    if (type === 'NON_US' && country === 'US') report(['business_type'], 'nonUs');
    const family = typeof name === 'string' ? legalFormInName(country, name) : undefined;
    if (contradicts(family, type)) report(['business_type']);
  },
  fix({ business_name: name, 'registered_address.country': country }, { finding, table }) {
    if (finding.text !== undefined || typeof name !== 'string') return [];
    const value = onlyFormOf(table.legalFormInName(country, name));
    return value === undefined ? [] : [{ path: ['business_type'], value }];
  },
});
