import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadCountryNames } from '../../tables/country/countryNames.ts';

/** A document of an owner should come from the owner's country of residence or nationality. */
export const documentCountry = defineRule({
  id: 'owner/document-country',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'doc_country is neither the nationality nor the country of the address of the owner',
  remedy: "This document is from a country where the owner doesn't live. Check the country.",
  each: 'business_owners',
  load: loadCountryNames,
  reads: {
    'supporting_documents.*.doc_country': isAnything,
    nationality: isCountryCode,
    'address.country': isText,
  },
  check(values, { report, table: findCountry }) {
    const home = findCountry(values['address.country']);
    if (!home || !('code' in home)) return;
    const expected = new Set<unknown>([values.nationality, home.code, undefined, '']);
    for (const [i, country] of values['supporting_documents.*.doc_country'].entries()) {
      if (!expected.has(country)) report(['supporting_documents', i, 'doc_country']);
    }
  },
});
