import { basisPoints } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isFlag, isOneOf, isPercentage } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadLegalForms } from '../../tables/legalForm/loadLegalForms.ts';
import { contradicts } from './contradictedForms.ts';

/**
 * A sole proprietorship must have one owner, who owns all of it, controls it and signs for it. If the name shows another
 * legal form, `business/legal-form` reports that one of the two is wrong.
 */
export const soleProprietor = defineRule({
  id: 'business/sole-proprietor',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Sole proprietorships, which 31 CFR 1010.230 does not cover'),
  gap: 1,
  message:
    "business_owners of a sole proprietorship isn't one owner of 100% who is control person and signer",
  remedy:
    'A sole proprietorship can’t have other owners. List only the proprietor, with 100%, as controlling person and authorized signer.',
  data: ({ legalFormsVersion }) => [legalFormsVersion],
  load: loadLegalForms,
  reads: {
    business_name: isAnything,
    'registered_address.country': isAnything,
    business_type: isOneOf(['SOLE_PROPRIETORSHIP']),
    'business_owners.*.ownership_percentage': isPercentage,
    'business_owners.*.is_control_person': isFlag,
    'business_owners.*.is_signer': isFlag,
  },
  check(values, { report, table }) {
    const [name, country] = [values.business_name, values['registered_address.country']].map(
      String,
    );
    if (contradicts(table.legalFormInName(country ?? '', name ?? ''), 'SOLE_PROPRIETORSHIP'))
      return;
    const [share, ...others] = values['business_owners.*.ownership_percentage'];
    const [controls] = values['business_owners.*.is_control_person'];
    const [signs] = values['business_owners.*.is_signer'];
    if (share === undefined) return;
    if (others.length > 0 || basisPoints(share) !== 10_000) {
      report(['business_owners']);
    } else if (!controls || !signs) report(['business_owners', 0]);
  },
});
