import { type BusinessType, isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** The zero of spreadsheets and of Unix time, which stand for a missing date. */
const zeros = ['1899-12-30', '1900-01-01', '1970-01-01'];
/** Own limit, no source. */
const earliest = '1800-01-01';

/** Days between which a legal form could be registered. */
interface Term {
  readonly country: string;
  readonly type: BusinessType;
  readonly first: string;
  readonly last?: string;
}

/**
 * Legal forms that began or ended with a law. Sources: Limited Liability Partnerships Act 2000 (GB) and the Acts of India (2008),
 * Kenya (2011) and Singapore (2005), days of commencement; Close Corporations Act 69 of 1984 and Companies Act 71 of 2008,
 * section 13 of schedule 3 (ZA): none after 2011-05-01, here after the year in which applications were still entered.
 */
const terms: readonly Term[] = [
  { country: 'GB', type: 'LIMITED_LIABILITY_PARTNERSHIP', first: '2001-04-06' },
  { country: 'IN', type: 'LIMITED_LIABILITY_PARTNERSHIP', first: '2009-03-31' },
  { country: 'KE', type: 'LIMITED_LIABILITY_PARTNERSHIP', first: '2012-03-16' },
  { country: 'SG', type: 'LIMITED_LIABILITY_PARTNERSHIP', first: '2005-04-11' },
  { country: 'ZA', type: 'CLOSE_CORPORATION', first: '1985-01-01', last: '2011-12-31' },
];

/**
 * A registration date must be plausible: not before registers existed, not the zero date of a spreadsheet, and not when nobody
 * could register the legal form.
 */
export const registrationDate = defineRule({
  id: 'business/registration-date',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Dates'),
  message: 'registration_date is before 1800, or day zero of a spreadsheet',
  remedy: 'This year looks wrong. Enter the date as shown on the certificate of registration.',
  texts: {
    legalForm: {
      message: 'No {type} could be registered in {country} on registration_date',
      remedy:
        'Nobody could register a business of this legal form on that date. Check the date and the legal form.',
    },
  },
  reads: {
    registration_date: isCalendarDate,
    business_type: isAnything,
    'registered_address.country': isAnything,
  },
  check({ registration_date: date, business_type, ...address }, { report }) {
    const of = address['registered_address.country'];
    const term = terms.find(({ country, type }) => country === of && type === business_type);
    if (date < earliest || zeros.includes(date)) report(['registration_date']);
    else if (term && (date < term.first || (term.last !== undefined && date > term.last))) {
      report(['registration_date'], 'legalForm', { type: term.type, country: term.country });
    }
  },
});
