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
  message: 'date_of_birth is the same date as {field}',
  remedy: 'The date of birth is the same as another date. Check both.',
  each: 'business_owners',
  reads: {
    date_of_birth: isCalendarDate,
    relationship_establishment_date: isAnything,
    '/registration_date': isAnything,
  },
  check({ date_of_birth: born, ...others }, { asOf, memoize, report }) {
    if (born > memoize(adultBirthday, asOf)) return;
    const same = Object.entries(others).find(([, date]) => date === born);
    if (same) report(['date_of_birth'], { field: same[0].replace('/', '') });
  },
});
