import { defineRule } from '../../rule/defineRule.ts';
import { isCountryCode } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A document of a business should come from the country where the business is registered. */
export const businessCountry = defineRule({
  id: 'document/business-country',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'doc_country is not the country of registered_address',
  remedy:
    "This document isn't from the country where the business is registered. Check the country.",
  each: 'documents',
  reads: {
    doc_country: isCountryCode,
    '/registered_address.country': isCountryCode,
  },
  check({ doc_country, '/registered_address.country': country }, { report }) {
    if (doc_country !== country) report(['doc_country']);
  },
});
