import { beneficialShare, sumOfShares } from '../../rule/basisPoints.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isBusinessType, isCountryCode, isPercentage } from '../../rule/guards.ts';
import { hasNoShares, showsOwners } from './ownershipCovered.ts';

/**
 * If the register of a country names owners of less than 25%, one of them may be missing from the
 * application. From 25% on, `business/ownership-covered` reports it.
 */
export const registeredOwners = defineRule({
  id: 'business/registered-owners',
  preset: 'strict',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Registers of beneficial owners',
    section: 'Nigeria CAMA 2020 s. 119; Kenya Companies Act 2015 s. 93A; and others by country',
  },
  message:
    '{percent}% or more of the business is unaccounted for, and the register of {country} names owners of {percent}%',
  remedy:
    'The company register of this country ({country:name}) names every owner of {percent}% or more. Add the missing ones.',
  data: ({ ownershipThresholdsVersion }) => [ownershipThresholdsVersion],
  load: () => import('../../tables/ownership/ownershipThresholdOf.ts'),
  reads: {
    business_type: isBusinessType,
    'registered_address.country': isCountryCode,
    'business_owners.*.ownership_percentage': isPercentage,
    'documents.*.doc_type': isAnything,
  },
  check(values, { report, table: { ownershipThresholdOf } }) {
    const shares = values['business_owners.*.ownership_percentage'];
    const country = values['registered_address.country'];
    const threshold = ownershipThresholdOf(country);
    if (!threshold || hasNoShares.has(values.business_type)) return;
    if (values['documents.*.doc_type'].some((type) => showsOwners.has(type))) return;
    const rest = 10_000 - sumOfShares(shares);
    const { percent } = threshold;
    if (rest >= percent * 100 && rest < beneficialShare * 100) {
      report(['business_owners'], { percent, country });
    }
  },
});
