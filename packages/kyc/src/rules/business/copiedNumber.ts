import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';
import { areCopies, compactNumber } from './copiedNumbers.ts';

/**
 * The registration number and the tax number must not be copies of each other, of the name, of a phone or of an owner's number. The
 * finding is at the field whose form the number doesn't have.
 */
export const copiedNumber = defineRule({
  id: 'business/copied-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Numbers'),
  data: ({ taxIdsVersion }) => [taxIdsVersion],
  load: loadAllNumberTables,
  message: '{field} has the same value as {other}',
  remedy: 'Another field has the same value. Check which one it belongs to.',
  reads: {
    registration_number: isText,
    tax_identification_number: isText,
    phone: isAnything,
    contact_person_phone: isAnything,
    'registered_address.country': isCountryCode,
    'registered_address.postal_code': isAnything,
    'business_owners.*.id_number': isAnything,
    business_type: isAnything,
    business_name: isAnything,
  },
  check(values, { asOf, report, table }) {
    const { 'registered_address.country': country, business_type } = values;
    const tax = compactNumber(values.tax_identification_number);
    const register = compactNumber(values.registration_number);
    if (areCopies(values, asOf)) {
      const isTaxId =
        table.checkTaxId(table.numbersOf(country).taxIds, tax, asOf)?.problem !== 'form';
      const [field, other] = isTaxId
        ? (['registration_number', 'tax_identification_number'] as const)
        : (['tax_identification_number', 'registration_number'] as const);
      report([field], { field, other });
    }
    const passports = values['business_owners.*.id_number'].map(compactNumber);
    const others: readonly (readonly [name: string, value: string])[] = [
      ['business_name', compactNumber(values.business_name)],
      ['phone', compactNumber(values.phone)],
      ['contact_person_phone', compactNumber(values.contact_person_phone)],
      ['registered_address.postal_code', compactNumber(values['registered_address.postal_code'])],
      ...(business_type === 'SOLE_PROPRIETORSHIP'
        ? []
        : passports.map((one) => ['id_number', one] as const)),
    ];
    for (const [field, number] of Object.entries({
      registration_number: register,
      tax_identification_number: tax,
    })) {
      const copy = others.find(([, value]) => value.length > 4 && value === number);
      if (copy) report([field], { field, other: copy[0] });
    }
  },
});
