import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { practice } from '../../rule/sources.ts';

/** A document must not expire before it was issued. No other rule reports reversed dates. */
export const issuedBeforeExpiry = defineRule({
  id: 'document/issued-before-expiry',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates of documents'),
  message: 'The document was issued after it expired',
  remedy: 'The issue date is after the expiry date. Check both dates.',
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { reversed } }, { report }) {
    for (const path of reversed) report(path);
  },
});
