import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isCountryCode, isText } from '../../rule/guards.ts';
import type { LegalFamily } from '../../tables/legalForm/legalFormInName.ts';
import { loadAllNumberTables } from '../../tables/number/loadNumberTables.ts';
import { areCopies, areOfTwoBusinesses } from './copiedNumbers.ts';

/**
 * A tax number has one of the forms of the country of registration, and the check digit of that form. A business
 * that is or may be one person may have no other than that of the person, such as a US social security number.
 * Countries without a form on record are not checked.
 */
export const taxId = defineRule({
  id: 'business/tax-id',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'National tax authorities, as collected by python-stdnum, stdnum and Stripe',
    section: 'see data/taxIds.json',
  },
  data: ({ taxIdsVersion, legalFormsVersion }) => [taxIdsVersion, legalFormsVersion],
  load: loadAllNumberTables,
  message: "tax_identification_number isn't in a format used in {country} ({names})",
  remedy:
    'This doesn’t look like a tax number of this country ({country:name}: {names}). Copy it from a letter from the tax office.',
  texts: {
    'check-digit': {
      message: 'The check digit of tax_identification_number is wrong ({names})',
      remedy:
        'This number seems to have a typo. Compare it with a letter from the tax office ({names}).',
    },
    'leading-zero': {
      message: 'tax_identification_number has its check digit only with a 0 in front ({names})',
      remedy:
        'A 0 seems to be missing at the beginning of this number. Compare it with a letter from the tax office ({names}).',
    },
    placeholder: {
      message: 'tax_identification_number looks like a placeholder',
      remedy: 'This looks like a placeholder. Copy the number from a letter from the tax office.',
    },
    otherBusiness: {
      message:
        'tax_identification_number and registration_number hold different numbers, although one number is in both',
      remedy: 'This number belongs to another business than the registration number. Check both.',
    },
    person: {
      message: 'tax_identification_number identifies a person ({names})',
      remedy: 'This number identifies a person. Enter the tax ID of the business.',
    },
  },
  reads: {
    tax_identification_number: isText,
    'registered_address.country': isCountryCode,
    business_name: isAnything,
    business_type: isAnything,
    registration_number: isAnything,
  },
  check(business, { asOf, report, table }) {
    const { tax_identification_number: number, 'registered_address.country': country } = business;
    const { business_type: type } = business;
    const name = typeof business.business_name === 'string' ? business.business_name : '';
    const path = ['tax_identification_number'];
    const forms = table.numbersOf(country).taxIds;
    const found = table.checkTaxId(forms, number, asOf);
    // An Italian codice fiscale may have letters in place of all its digits.
    const isCode = found?.forms && !/\p{Nd}/u.test(number);
    if (!isCode && table.isPlaceholderText(number)) {
      report(path, 'placeholder');
      return;
    }
    if (found?.problem === 'check-digit' || found?.problem === 'leading-zero') {
      report(path, found.problem, { names: found.names.join(' / ') });
    } else if (found?.problem === 'form') {
      // `business/copied-number` reports the registration number.
      if (areCopies(business, asOf)) return;
      report(path, { country, names: table.businessNamesOf(forms).join(' / ') });
    } else if (
      found?.forms &&
      !mayBeOnePerson(type, name, table.legalFormInName(country, name)) &&
      table.isOfPerson(found.forms, number)
    ) {
      report(path, 'person', { names: found.forms.map(({ name }) => name).join(' / ') });
    } else if (found?.forms && areOfTwoBusinesses(business)) {
      const register = String(business.registration_number);
      const isRight = table.checkRegistrationNumber(
        table.numbersOf(country).registrationNumbers,
        register,
      );
      // `business/registration-number` reports one with a typo.
      if (isRight?.problem === undefined) report(path, 'otherBusiness');
    }
  },
  fix({ tax_identification_number: number }, { finding }) {
    if (finding.text !== 'leading-zero') return [];
    return [{ path: ['tax_identification_number'], value: `0${number.trim()}` }];
  },
});

/** Endings by which the companies of English-speaking countries are known, also where no list has them: Kenya, Ghana. */
const ofCompany = /\s(?:limited|ltd|plc|llp)\.?\s*$/i;

/** Returns whether a business of this legal form, and of this name with its legal form, may be one person. */
const mayBeOnePerson = (type: unknown, name: string, inName: LegalFamily | undefined): boolean =>
  type === undefined ||
  type === 'SOLE_PROPRIETORSHIP' ||
  (type === 'NON_US' && (inName === 'sole' || (inName === undefined && !ofCompany.test(name))));
