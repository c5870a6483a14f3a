import { defineRule } from '../../rule/defineRule.ts';
import type { DatedDocument } from '../../rule/givenDates.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { monthsAfter } from '../../rule/monthsAfter.ts';

/** Kinds of proof of address that are issued once a year or less often, and are therefore accepted for longer. Own list, no source. */
const yearly: readonly unknown[] = [
  'RENTAL_AGREEMENT',
  'TAX_DOCUMENT',
  'GOVERNMENT_CORRESPONDENCE',
];

const isMonthly = ({ type, subType }: DatedDocument): boolean =>
  type === 'BANK_STATEMENT' || (type === 'PROOF_OF_ADDRESS' && !yearly.includes(subType));

/**
 * A bill or bank statement must be recent. BlindPay accepts those of the last 90 days, others those of the last
 * 3 months, which is the milder reading.
 */
export const recent = defineRule({
  id: 'document/recent',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'BlindPay documentation',
    section: 'Proof of address',
    url: 'https://blindpay.com/docs/kb/proof-of-address',
  },
  message: 'The document was issued more than {months} months before the day of the review',
  remedy: 'This document is more than {months} months old. Upload a more recent one.',
  options: {
    months: {
      default: 3,
      minimum: 1,
      maximum: 24,
      description: 'How old a bill or bank statement may be, in months',
    },
  },
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { documents } }, { asOf, options: { months }, report }) {
    for (const document of documents) {
      const { path, issued } = document;
      if (issued === undefined || !isMonthly(document)) continue;
      if (monthsAfter(issued, months) < asOf) report([...path, 'issued'], { months });
    }
  },
});
