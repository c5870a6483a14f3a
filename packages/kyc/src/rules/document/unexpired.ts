import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';

/** A document must be valid on the day of the review, which may be its last. */
export const unexpired = defineRule({
  id: 'document/unexpired',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Stripe documentation',
    section: 'Acceptable verification documents, common requirements',
    url: 'https://docs.stripe.com/acceptable-verification-documents',
  },
  message: 'The document expired before the day of the review',
  remedy: 'This document has expired. Upload one that is still valid.',
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { documents } }, { asOf, report }) {
    for (const { path, expires } of documents) {
      if (expires !== undefined && expires < asOf) report([...path, 'expires']);
    }
  },
});
