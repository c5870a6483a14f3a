import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';

/** The zero of spreadsheets and of Unix time, which stand for a missing date. */
const zeros = ['1899-12-30', '1900-01-01', '1970-01-01'];
/** Own limit, no source. */
const earliest = '1800-01-01';

/** A registration date must be plausible: not before registers existed, and not the zero date of a spreadsheet. */
export const registrationDate = defineRule({
  id: 'business/registration-date',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates'),
  message: 'registration_date is before 1800, or day zero of a spreadsheet',
  remedy: 'This year looks wrong. Enter the date as shown on the certificate of registration.',
  reads: { registration_date: isCalendarDate },
  check({ registration_date: date }, { report }) {
    if (date < earliest || zeros.includes(date)) report(['registration_date']);
  },
});
