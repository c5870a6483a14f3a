import { defineRule } from '../../rule/defineRule.ts';
import { isGivenDates } from '../../rule/givenDates.ts';
import { practice } from '../../rule/sources.ts';

/** Dates passed with an application must exist in the calendar and belong to a document of the application. */
export const readableDates = defineRule({
  id: 'document/readable-dates',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates of documents'),
  message: 'documentDates has no calendar date here (YYYY-MM-DD)',
  remedy: 'Enter a date that exists as year-month-day, such as 2031-02-28.',
  texts: {
    withoutDocument: {
      message: 'documentDates has dates for a path at which the application has no document',
      remedy: 'There’s no document for these dates. Check which document they belong to.',
    },
  },
  reads: { '@documentDates': isGivenDates },
  check({ '@documentDates': { unreadable, withoutDocument } }, { report }) {
    for (const path of unreadable) report(path);
    for (const path of withoutDocument) report(path, 'withoutDocument');
  },
});
