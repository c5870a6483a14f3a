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
  message: '{field} has the same value as tax_identification_number',
  remedy: 'This is the same as the tax ID. Check both.',
  texts: {
    registrationNumber: {
      message: '{field} has the same value as registration_number',
      remedy: 'This is the same as the registration number. Check both.',
    },
    businessName: {
      message: '{field} has the same value as business_name',
      remedy: 'This is the same as the business name. Check both.',
    },
    phone: {
      message: '{field} has the same value as phone',
      remedy: 'This is the same as the business phone. Check both.',
    },
    contactPhone: {
      message: '{field} has the same value as contact_person_phone',
      remedy: 'This is the same as the contact person’s phone. Check both.',
    },
    postalCode: {
      message: '{field} has the same value as postal_code',
      remedy: 'This is the same as the postal code. Check both.',
    },
    idNumber: {
      message: '{field} has the same value as id_number',
      remedy: 'This is the same as the number of an owner’s identity document. Check both.',
    },
  },
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
      if (isTaxId) report(['registration_number'], { field: 'registration_number' });
      else {
        const field = 'tax_identification_number';
        report([field], 'registrationNumber', { field });
      }
    }
    const passports = values['business_owners.*.id_number'].map(compactNumber);
    const others = [
      ['businessName', compactNumber(values.business_name)],
      ['phone', compactNumber(values.phone)],
      ['contactPhone', compactNumber(values.contact_person_phone)],
      ['postalCode', compactNumber(values['registered_address.postal_code'])],
      ...(business_type === 'SOLE_PROPRIETORSHIP'
        ? []
        : passports.map((one) => ['idNumber', one] as const)),
    ] as const;
    for (const [field, number] of Object.entries({
      registration_number: register,
      tax_identification_number: tax,
    })) {
      const copy = others.find(([, value]) => value.length > 4 && value === number);
      if (copy) report([field], copy[0], { field });
    }
  },
});
