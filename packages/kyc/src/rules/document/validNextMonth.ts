import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { monthsAfter } from '../../rule/monthsAfter.ts';
import { practice } from '../../rule/sources.ts';

/** A review takes days to weeks. An ID document that expires in the meantime would be requested again. */
export const validNextMonth = defineRule({
  id: 'document/valid-next-month',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Dates of documents'),
  message: 'The ID document expires within a month of the day of the review',
  remedy: 'This ID expires within a month. If you have a newer one, upload that.',
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { documents } }, { asOf, report }) {
    const inOneMonth = monthsAfter(asOf, 1);
    for (const { path, type, expires } of documents) {
      if (type !== 'identity' || expires === undefined) continue;
      if (expires >= asOf && expires <= inOneMonth) report([...path, 'expires']);
    }
  },
});
