import { findCountry } from '@passmuster/schemas/countries';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A document of an owner should come from the owner's country of residence or nationality. */
export const documentCountry = defineRule({
  id: 'owner/document-country',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: "doc_country is neither the owner's nationality nor the country of their address",
  remedy: 'This document is from a country where the owner doesn’t live. Check the country.',
  each: 'business_owners',
  reads: {
    'supporting_documents.*.doc_country': isAnything,
    nationality: isCountryCode,
    'address.country': isText,
  },
  check(values, { memoize, report }) {
    const home = memoize(findCountry, values['address.country']);
    if (home === undefined) return;
    const expected = new Set<unknown>([values.nationality, home, undefined, '']);
    for (const [i, country] of values['supporting_documents.*.doc_country'].entries()) {
      if (!expected.has(country)) report(['supporting_documents', i, 'doc_country']);
    }
  },
});
