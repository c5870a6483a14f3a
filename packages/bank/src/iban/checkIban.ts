import { type Finding, toFinding } from '@passmuster/findings';
import { countrySpecs, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import {
  ibanCheckDigitsRule,
  ibanCountryRule,
  ibanFormRule,
  ibanLengthRule,
  ibanNationalCheckRule,
} from './ibanRules.ts';

/** ISO 13616 allows 34 characters. */
const longest = 34;

/**
 * Returns what is wrong with an IBAN in its electronic form, without spaces: at most one finding.
 *
 * @example
 * checkIban('GB82WEST12345698765432') // []
 * checkIban('GB82WEST12345698765423').map(({ rule }) => rule) // ['bank/iban-check-digits']
 */
export function checkIban(iban: unknown, path: readonly PropertyKey[] = []): readonly Finding[] {
  if (typeof iban !== 'string') return [toFinding(ibanCountryRule, path)];
  if (iban.length <= longest && isValidIBAN(iban)) return [];
  const country = iban.slice(0, 2);
  const { chars: characters, bban_regexp: form } =
    (/^[A-Z]{2}$/u.test(country) && countrySpecs[country]) || {};
  if (!characters || !form) return [toFinding(ibanCountryRule, path)];
  const parameters = { country, characters };
  if (iban.length !== characters) return [toFinding(ibanLengthRule, path, parameters)];
  // The form comes before validateIBAN, which in ibantools 4.5.4 may never return given a hyphen.
  if (!/^\d{2}$/u.test(iban.slice(2, 4)) || !new RegExp(form, 'u').test(iban.slice(4))) {
    return [toFinding(ibanFormRule, path, parameters)];
  }
  const { errorCodes } = validateIBAN(iban);
  const wrong = errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum);
  return [toFinding(wrong ? ibanCheckDigitsRule : ibanNationalCheckRule, path, parameters)];
}
