import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { yearsBefore } from '../../rule/yearsBefore.ts';
import { impossibleBirthday } from './possibleAge.ts';

const oldest = 100;
/** Returns the latest date of birth of anyone who is older than that on a day. */
const tooOldBirthday = (asOf: string): string => yearsBefore(asOf, oldest + 1);

/** Hardly anybody is older than 100. Reported up to the greatest age that anybody reached. */
export const plausibleAge = defineRule({
  id: 'owner/plausible-age',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, date_of_birth'),
  message: 'date_of_birth is more than {oldest} years ago',
  remedy: 'This date of birth is more than {oldest} years ago. Check the year.',
  each: 'business_owners',
  reads: { date_of_birth: isCalendarDate },
  check({ date_of_birth }, { asOf, memoize, report }) {
    const isTooOld = date_of_birth <= memoize(tooOldBirthday, asOf);
    // `owner/possible-age` reports an age that nobody has reached.
    if (isTooOld && date_of_birth > memoize(impossibleBirthday, asOf)) {
      report(['date_of_birth'], { oldest });
    }
  },
});
