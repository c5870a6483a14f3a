import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { isSwappedAfter } from '../../rule/swapDayAndMonth.ts';
import { yearsBefore } from '../../rule/yearsBefore.ts';
import { comesOfAgeTomorrow, minimumOwnerAge } from './leapDayBirthday.ts';

/** Returns the latest date of birth of anyone who is of age on a day. */
export const adultBirthday = (asOf: string): string => yearsBefore(asOf, minimumOwnerAge);

/**
 * An owner must be 18 or older on `asOf`. Compares calendar dates, so no time zone can move a birthday.
 * Someone born on 29 February comes of age on 1 March; `owner/leap-day-birthday` reports the day before.
 * SPEC-GAP 33, 34.
 */
export const minimumAge = defineRule({
  id: 'owner/minimum-age',
  preset: 'spec',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Business owner, date_of_birth'),
  gap: 34,
  message: 'The owner is under {years} on the day of the review',
  remedy: 'Every owner must be {years} or older. Check the date of birth.',
  texts: {
    future: {
      message: 'date_of_birth is after the day of the review',
      remedy: 'This date of birth is in the future. Check the year.',
    },
    /** No fix: nobody becomes an adult by one click. */
    swapped: {
      message:
        'The owner is under {years} on the day of the review, unless day and month are swapped',
      remedy: 'Every owner must be {years} or older. Check whether day and month are swapped.',
    },
  },
  options: {
    years: {
      default: minimumOwnerAge,
      minimum: minimumOwnerAge,
      maximum: 99,
      description: 'The age that every owner must have, in years',
    },
  },
  each: 'business_owners',
  reads: { date_of_birth: isCalendarDate },
  check({ date_of_birth }, { asOf, memoize, options: { years }, report }) {
    const isOfAge = years === minimumOwnerAge;
    const latest = isOfAge ? memoize(adultBirthday, asOf) : yearsBefore(asOf, years);
    if (date_of_birth <= latest) return;
    if (date_of_birth > asOf) report(['date_of_birth'], 'future');
    else if (isSwappedAfter(date_of_birth, latest)) {
      report(['date_of_birth'], 'swapped', { years });
    } else if (!isOfAge || !comesOfAgeTomorrow(date_of_birth, asOf)) {
      report(['date_of_birth'], { years });
    }
  },
});
