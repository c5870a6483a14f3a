import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { practice } from '../../rule/sources.ts';
import { isSwappedAfter } from '../../rule/swapDayAndMonth.ts';

/** A document must not be issued after the day of the review. */
export const issuedInThePast = defineRule({
  id: 'document/issued-in-the-past',
  preset: 'recommended',
  severity: 'error',
  basis: 'impossible',
  source: practice('Dates of documents'),
  message: 'The document was issued after the day of the review',
  remedy: 'This date is in the future. Enter the issue date as shown on the document.',
  texts: {
    swapped: {
      message:
        'The document was issued after the day of the review, unless day and month are swapped',
      remedy: 'This date is in the future. Check whether day and month are swapped.',
    },
  },
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { documents } }, { asOf, report }) {
    for (const { path, issued } of documents) {
      if (issued === undefined || issued <= asOf) continue;
      if (isSwappedAfter(issued, asOf)) report([...path, 'issued'], 'swapped');
      else report([...path, 'issued']);
    }
  },
});
