import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { yearsBefore } from '../../rule/yearsBefore.ts';

const oldest = 122;
/** Returns the latest date of birth of anyone who is older than anybody ever was. */
export const impossibleBirthday = (asOf: string): string => yearsBefore(asOf, oldest + 1);

/** Nobody reached the age of 123: Jeanne Calment died in 1997 at 122 years and 164 days. */
export const possibleAge = defineRule({
  id: 'owner/possible-age',
  preset: 'recommended',
  severity: 'error',
  basis: 'impossible',
  source: {
    title: 'Robine and Allard, Jeanne Calment: Validation of the Duration of Her Life',
    url: 'https://www.demogr.mpg.de/books/odense/6/09.htm',
  },
  message: 'date_of_birth is more than {oldest} years ago, an age that nobody has reached',
  remedy: 'Nobody has lived longer than {oldest} years. Check the year of birth.',
  each: 'business_owners',
  reads: { date_of_birth: isCalendarDate },
  check({ date_of_birth }, { asOf, memoize, report }) {
    if (date_of_birth <= memoize(impossibleBirthday, asOf)) report(['date_of_birth'], { oldest });
  },
});
