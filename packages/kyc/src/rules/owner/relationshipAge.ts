import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { swapOf } from '../../rule/swapOf.ts';
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
  texts: {
    beforeBirth: {
      message: 'relationship_establishment_date is before date_of_birth',
      remedy: 'This date is before the owner was born. Check both dates.',
    },
  },
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
    if (date_of_birth > since) report(['relationship_establishment_date'], 'beforeBirth');
    else if (date_of_birth > memoize(youngestBirthday, since)) {
      report(['relationship_establishment_date'], { youngest });
    }
  },
  /** The two dates are swapped if that makes a grown person of somebody who was not yet born. */
  fix(owner, { finding: { text } }) {
    const { date_of_birth: born, relationship_establishment_date: since } = owner;
    if (text !== 'beforeBirth' || since > adultBirthday(born)) return [];
    return swapOf(owner, 'date_of_birth', 'relationship_establishment_date');
  },
});
