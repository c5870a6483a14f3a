import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isOneOf, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Countries whose register number is never the tax number. In Nigeria it may be, since {@link nigerianTaxIds}. */
const differ = /* @__PURE__ */ isOneOf(
  'CA DE GB GH HK IE IN KE MT NG NL PK TZ UG US ZA ZM ZW'.split(' '),
);

/** From this day a company's tax number in Nigeria derives from its RC number. Nigeria Tax Administration Act 2025, sections 6 to 8. */
const nigerianTaxIds = '2026-01-01';

const compact = (value: unknown): string =>
  typeof value === 'string' ? value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') : '';

/** The registration number and the tax number must not be copies of each other, of a phone or of an owner's number. */
export const copiedNumber = defineRule({
  id: 'business/copied-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Numbers'),
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
  },
  check(values, { asOf, report }) {
    const { 'registered_address.country': country, business_type } = values;
    const tax = compact(values.tax_identification_number);
    const register = compact(values.registration_number);
    const mayBeOne = country === 'NG' && asOf >= nigerianTaxIds;
    // A business that is not registered as a company often has only one number.
    const isCompany = business_type !== 'SOLE_PROPRIETORSHIP';
    if (tax === register && differ(country) && !mayBeOne && isCompany) {
      report(['registration_number'], {
        field: 'registration_number',
        other: 'tax_identification_number',
      });
    }
    const passports = values['business_owners.*.id_number'].map(compact);
    const others: readonly (readonly [name: string, value: string])[] = [
      ['phone', compact(values.phone)],
      ['contact_person_phone', compact(values.contact_person_phone)],
      ['registered_address.postal_code', compact(values['registered_address.postal_code'])],
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
