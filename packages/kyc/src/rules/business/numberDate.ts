import { isCalendarDate } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isText } from '../../rule/guards.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';

/**
 * The date that a tax number embeds must fit the application: the date of formation the date of registration, within a
 * year, since a business may be formed before it is registered; the date of birth that of an owner. A number that is
 * also the registration number is left to the rule about that number.
 */
export const numberDate = defineRule({
  id: 'business/number-date',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'National tax authorities, as collected by python-stdnum',
    section: 'see data/taxIds.json, dates',
  },
  data: ({ taxIdsVersion }) => [taxIdsVersion],
  load: loadAllNumberTables,
  message: 'The date in tax_identification_number is over a year away from registration_date',
  remedy:
    'The date in this number isn’t the date of registration. Compare both with the certificate of registration.',
  texts: {
    birth: {
      message: 'The date in tax_identification_number is the date_of_birth of no owner',
      remedy:
        'The date of birth in this number isn’t that of an owner. Check the number and the date.',
    },
  },
  reads: {
    tax_identification_number: isText,
    registration_number: isAnything,
    registration_date: isAnything,
    'business_owners.*.date_of_birth': isAnything,
    'registered_address.country': isCountryCode,
  },
  check(values, { asOf, report, table }) {
    const { tax_identification_number: number, registration_date: registered } = values;
    if (number === values.registration_number) return;
    const forms = table.numbersOf(values['registered_address.country']).taxIds;
    const date = table.dateInTaxId(forms, number, asOf);
    const births = values['business_owners.*.date_of_birth'];
    const path = ['tax_identification_number'];
    if (date?.of === 'registration') {
      if (isCalendarDate(registered) && !table.isNear(date, registered)) report(path);
    } else if (date && births.length > 0 && births.every(isCalendarDate)) {
      if (!births.some((born) => table.isEmbedded(date, born))) report(path, 'birth');
    }
  },
});
