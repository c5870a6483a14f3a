import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isOneOf, isText } from '../../rule/guards.ts';
import { rewrittenNumber } from '../../rule/rewrittenNumber.ts';
import type { LegalFamily } from '../../tables/legalForm/legalFormInName.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';
import { areCopies } from './copiedNumbers.ts';

/** Legal forms that company registers enter. Others may have numbers of other registers, or none. */
const isRegistered = /* @__PURE__ */ isOneOf([
  'B_CORPORATION',
  'C_CORPORATION',
  'S_CORPORATION',
  'CLOSE_CORPORATION',
  'LIMITED_LIABILITY_COMPANY',
  'LIMITED_LIABILITY_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'NON_US',
]);

/**
 * A register number must have the form of its country, and the year in it must be that of the registration. This
 * doesn't show that the company exists. Countries without one form for all companies are not checked.
 */
export const registrationNumber = defineRule({
  id: 'business/registration-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'Company registers, as collected by org-id.guide and python-stdnum',
    section: 'see data/registrationNumbers.json',
    url: 'https://org-id.guide/',
  },
  data: ({ registrationNumbersVersion, legalFormsVersion }) => [
    registrationNumbersVersion,
    legalFormsVersion,
  ],
  load: loadAllNumberTables,
  message: "registration_number isn't in a format used in {country} ({names})",
  remedy:
    'This doesn’t look like a registration number of this country ({country:name}: {names}). Copy it from the certificate of registration.',
  texts: {
    placeholder: {
      message: 'registration_number looks like a placeholder',
      remedy:
        'This looks like a placeholder. Copy the number from the certificate of registration.',
    },
    'check-digit': {
      message: 'The check digit of registration_number is wrong ({names})',
      remedy:
        'This number seems to have a typo. Compare it with the certificate of registration ({names}).',
    },
    year: {
      message: 'The year in registration_number is not the year of registration_date',
      remedy:
        'The year in this number isn’t the year of registration. Compare both with the certificate of registration.',
    },
    kind: {
      message:
        'registration_number belongs to a {kind}, but business_name ends in another legal form',
      remedy:
        'This number belongs to another legal form than the name shows. Compare both with the certificate of registration.',
    },
    company: {
      message: 'registration_number belongs to a company, but business_type is SOLE_PROPRIETORSHIP',
      remedy:
        'This number belongs to a company, not to a sole proprietorship. Check the number and the legal form.',
    },
  },
  reads: {
    business_name: isAnything,
    registration_number: isText,
    registration_date: isAnything,
    business_type: isAnything,
    tax_identification_number: isAnything,
    'registered_address.country': isCountryCode,
  },
  check(values, { asOf, report, table }) {
    const { registration_number: number, 'registered_address.country': country } = values;
    const path = ['registration_number'];
    if (table.isPlaceholderText(number)) {
      report(path, 'placeholder');
      return;
    }
    const found = table.checkRegistrationNumber(
      table.numbersOf(country).registrationNumbers,
      number,
    );
    if (found?.problem !== undefined) {
      // `business/copied-number` reports the tax number.
      if (!isRegistered(values.business_type) || areCopies(values, asOf)) return;
      const names = found.names.join(' / ');
      if (found.problem === 'check-digit') report(path, 'check-digit', { names });
      else report(path, { country, names });
      return;
    }
    if (isAnotherYear(values.registration_date, found?.year)) report(path, 'year');
    const name = typeof values.business_name === 'string' ? values.business_name : '';
    const families = found?.families ?? [];
    const [kind = ''] = families;
    if (belongsToOther(families, table.legalFormInName(country, name)))
      report(path, 'kind', { kind });
    else if (isOfCompany(families) && values.business_type === 'SOLE_PROPRIETORSHIP') {
      report(path, 'company');
    }
  },
  fix(values, { finding, table }) {
    const { registration_number: number, 'registered_address.country': country } = values;
    const { registrationNumbers } = table.numbersOf(country);
    const isRight = (text: string): boolean =>
      table.checkRegistrationNumber(registrationNumbers, text)?.problem === undefined;
    const value = finding.text === undefined ? rewrittenNumber(number, isRight) : undefined;
    return value === undefined ? [] : [{ path: ['registration_number'], value }];
  },
});

/** Returns whether the legal forms that have such a number are known, and not the one in the name. */
const belongsToOther = (families: readonly LegalFamily[], inName?: LegalFamily): boolean =>
  families.length > 0 &&
  inName !== undefined &&
  inName !== 'ambiguous' &&
  !families.includes(inName);

/** Returns whether the legal forms that have such a number are companies, with limited liability among them. */
const isOfCompany = (families: readonly LegalFamily[]): boolean =>
  families.includes('limited-company') && !families.includes('sole');

/** Returns whether a date is one, and not of this year, which may be given by its last two digits. */
const isAnotherYear = (date: unknown, year: number | undefined): boolean =>
  year !== undefined &&
  typeof date === 'string' &&
  /^\d{4}-/.test(date) &&
  Number(date.slice(year < 100 ? 2 : 0, 4)) !== year;
