import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { yearsBefore } from '../../rule/yearsBefore.ts';
import { adultBirthday } from './minimumAge.ts';

const youngest = 14;
/** Returns the latest date of birth of anyone who is old enough on a day. */
export const youngestBirthday = (day: string): string => yearsBefore(day, youngest);

/**
 * A relationship with a business must not begin before the birth or in the childhood of the owner. Heirs often
 * enter the day of registration, which is not reported.
 */
export const relationshipAge = defineRule({
  id: 'owner/relationship-age',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, relationship_establishment_date'),
  message: 'relationship_establishment_date is before the owner turned {youngest}',
  remedy: 'This owner was a child on that date. Check both dates.',
  each: 'business_owners',
  reads: {
    date_of_birth: isCalendarDate,
    relationship_establishment_date: isCalendarDate,
    '/registration_date': isAnything,
  },
  check(
    { date_of_birth, relationship_establishment_date: since, ...root },
    { asOf, memoize, report },
  ) {
    // `owner/minimum-age` already reports the birth date of a minor.
    const isMinor = date_of_birth > memoize(adultBirthday, asOf);
    if (isMinor || since === root['/registration_date']) return;
    if (date_of_birth > memoize(youngestBirthday, since)) {
      report(['relationship_establishment_date'], { youngest });
    }
  },
});
