import { defineRule } from '@passmuster/findings';
import { isOneOf } from '../guards.ts';
import { apiSection } from '../sources.ts';

/** The countries of the list that come after AE, where the list of `doc_country` is cut off. */
const notShown = ['GB', 'US', 'UY', 'UZ', 'VU', 'VA', 'VE', 'VN', 'YE', 'ZM', 'ZW'] as const;

/** The list of `doc_country` is shown up to AE only; all 195 codes are taken. SPEC-GAP 32. */
export const countryShown = defineRule({
  id: 'document/country-shown',
  severity: 'info',
  basis: 'spec',
  source: apiSection('Document, doc_country'),
  gap: 32,
  message: 'doc_country is one of {count} codes that the specification does not show for it',
  remedy: 'Nothing to do: the code is in the list of countries',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_country: isOneOf(notShown) },
  check(_, { report }) {
    report(['doc_country'], { count: notShown.length });
  },
});
