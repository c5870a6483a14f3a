import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { adultBirthday } from './minimumAge.ts';

/**
 * A date of birth must not equal the registration date or the start of the relationship: one was copied. That of a minor
 * is left to `owner/minimum-age`.
 */
export const birthDateCopied = defineRule({
  id: 'owner/birth-date-copied',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates'),
  message: 'date_of_birth is the same date as registration_date',
  remedy: 'The date of birth is the same as the date of registration. Check both.',
  texts: {
    relationship: {
      message: 'date_of_birth is the same date as relationship_establishment_date',
      remedy: 'The date of birth is the same as the start with the business. Check both.',
    },
  },
  each: 'business_owners',
  reads: {
    date_of_birth: isCalendarDate,
    relationship_establishment_date: isAnything,
    '/registration_date': isAnything,
  },
  check({ date_of_birth: born, ...dates }, { asOf, memoize, report }) {
    if (born > memoize(adultBirthday, asOf)) return;
    if (dates.relationship_establishment_date === born) report(['date_of_birth'], 'relationship');
    else if (dates['/registration_date'] === born) report(['date_of_birth']);
  },
});
