import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { isSwappedAfter } from '../../rule/swapDayAndMonth.ts';

/** A business cannot have been registered after `asOf`; on that day it can. */
export const registeredInThePast = defineRule({
  id: 'business/registered-in-the-past',
  preset: 'recommended',
  severity: 'error',
  basis: 'impossible',
  source: apiSection('Business customer, registration_date'),
  message: 'registration_date is after the day of the review',
  remedy: 'This date is in the future. Enter the date when the business was registered.',
  texts: {
    swapped: {
      message:
        'registration_date is after the day of the review, unless its day and month are swapped',
      remedy: 'This date is in the future. Check whether day and month are swapped.',
    },
  },
  reads: { registration_date: isCalendarDate },
  check({ registration_date }, { asOf, report }) {
    if (registration_date <= asOf) return;
    if (isSwappedAfter(registration_date, asOf)) report(['registration_date'], 'swapped');
    else report(['registration_date']);
  },
});
