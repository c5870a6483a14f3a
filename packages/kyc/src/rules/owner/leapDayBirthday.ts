import { isCalendarDate } from '@passmuster/schemas';
import { differenceInYears } from 'date-fns/differenceInYears';
import { defineRule } from '../../rule/defineRule.ts';
import { apiSection } from '../../rule/sources.ts';
import { utcDay } from '../../rule/utcDay.ts';

export const minimumOwnerAge = 18;

/** Returns true on 28 February of the common year in which someone born on 29 February turns 18. */
export function comesOfAgeTomorrow(born: string, asOf: string): boolean {
  return (
    born.endsWith('-02-29') &&
    asOf.endsWith('-02-28') &&
    differenceInYears(utcDay(asOf), utcDay(born)) === minimumOwnerAge - 1
  );
}

/**
 * An owner born on 29 February comes of age on 28 February in some countries and on 1 March in others.
 * The year in which someone born then turns 18 is never a leap year. SPEC-GAP 34.
 */
export const leapDayBirthday = defineRule({
  id: 'owner/leap-day-birthday',
  preset: 'spec',
  severity: 'warning',
  basis: 'spec',
  source: apiSection('Business owner, date_of_birth'),
  gap: 34,
  message: 'Born on February 29, this owner turns {years} on February 28 in some countries only',
  remedy:
    'In some countries this owner turns {years} only tomorrow. Submit the application tomorrow.',
  each: 'business_owners',
  reads: { date_of_birth: isCalendarDate },
  check({ date_of_birth }, { asOf, report }) {
    if (comesOfAgeTomorrow(date_of_birth, asOf)) {
      report(['date_of_birth'], { years: minimumOwnerAge });
    }
  },
});
