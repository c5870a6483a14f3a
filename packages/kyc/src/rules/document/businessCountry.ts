import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/**
 * A document of a business should come from the country where the business is registered. If all of them come from one
 * other country, the country of the business is wrong, which is one finding.
 */
export const businessCountry = defineRule({
  id: 'document/business-country',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'doc_country is not the country of registered_address',
  remedy:
    'This document isn’t from the country where the business is registered. Check the country.',
  texts: {
    all: {
      message:
        'The doc_country of all documents is {country}, and not the country of registered_address',
      remedy:
        'All documents are from another country ({country:name}). Check the country of the business.',
    },
  },
  reads: { 'registered_address.country': isCountryCode, 'documents.*.doc_country': isAnything },
  check(
    { 'registered_address.country': country, 'documents.*.doc_country': countries },
    { report },
  ) {
    const [first, ...others] = countries;
    const isAll = others.length > 0 && others.every((one) => one === first);
    if (isAll && isCountryCode(first) && first !== country) {
      report(['registered_address', 'country'], 'all', { country: first });
      return;
    }
    for (const [i, one] of countries.entries()) {
      if (isCountryCode(one) && one !== country) report(['documents', i, 'doc_country']);
    }
  },
});
