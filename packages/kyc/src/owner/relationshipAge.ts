import { isCalendarDate } from '@passmuster/schemas';
import { differenceInYears } from 'date-fns/differenceInYears';
import { utcDay } from '../calendar/utcDay.ts';
import { isAnything } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { apiSection } from '../sources.ts';
import { minimumOwnerAge } from './leapDayBirthday.ts';

const youngest = 14;

/**
 * Nobody takes up a business before birth, or as a child. Who inherits one often enters the day of its
 * registration: that is not reported.
 */
export const relationshipAge = defineRule({
  id: 'owner/relationship-age',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is before the owner was {youngest}',
  remedy: 'This owner was a child on that day. Check both dates.',
  each: 'business_owners',
  reads: {
    date_of_birth: isCalendarDate,
    relationship_establishment_date: isCalendarDate,
    '/registration_date': isAnything,
  },
  check({ date_of_birth, relationship_establishment_date: since, ...root }, { asOf, report }) {
    const ageOn = (day: string): number => differenceInYears(utcDay(day), utcDay(date_of_birth));
    // The birth date of a minor is wrong already: `owner/minimum-age` says so.
    if (since === root['/registration_date'] || ageOn(asOf) < minimumOwnerAge) return;
    if (since < date_of_birth || ageOn(since) < youngest) {
      report(['relationship_establishment_date'], { youngest });
    }
  },
});
