/**
 * Prints the verdicts on ages around birthdays, leap days among them, which are the same in every time zone: a line for each
 * zone that is named, with the offset in minutes that shows that it applies.
 */
import { review } from '@passmuster/findings';
import { leapDayBirthday } from '../src/rules/owner/leapDayBirthday.ts';
import { minimumAge } from '../src/rules/owner/minimumAge.ts';

const births = ['2007-11-03', '2008-02-28', '2008-02-29', '2008-03-01', '2008-01-01', '2007-12-31'];
const days = ['2025-11-02', '2025-11-03', '2026-02-27', '2026-02-28', '2026-03-01', '2025-12-31'];

/** Returns `0` too young, `w` of age in some countries only, `1` of age. */
function verdictOn(dateOfBirth: string, asOf: string): string {
  const draft = { business_owners: [{ date_of_birth: dateOfBirth }] };
  const { verdict } = review(draft, [minimumAge, leapDayBirthday], { asOf });
  return { blocked: '0', look: 'w', clear: '1' }[verdict];
}

for (const zone of process.argv.slice(2)) {
  process.env['TZ'] = zone;
  const verdicts = births.map((born) => days.map((day) => verdictOn(born, day)).join(''));
  console.log([zone, new Date('2026-01-01T00:00Z').getTimezoneOffset(), ...verdicts].join(' '));
}
