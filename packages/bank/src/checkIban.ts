import { type Finding, type Rule, toFinding } from '@passmuster/findings';
import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import {
  ibanCheckDigitsRule,
  ibanCountryRule,
  ibanFormRule,
  ibanLengthRule,
  ibanNationalCheckRule,
} from './internationalRules.ts';

/** The first that applies is reported: what comes after it follows from it. */
const rules: readonly (readonly [ValidationErrorsIBAN, Rule])[] = [
  [ValidationErrorsIBAN.WrongBBANLength, ibanLengthRule],
  [ValidationErrorsIBAN.ChecksumNotNumber, ibanFormRule],
  [ValidationErrorsIBAN.WrongBBANFormat, ibanFormRule],
  [ValidationErrorsIBAN.WrongIBANChecksum, ibanCheckDigitsRule],
  [ValidationErrorsIBAN.WrongAccountBankBranchChecksum, ibanNationalCheckRule],
];

/**
 * What is wrong with an IBAN in its electronic form, without spaces: at most one finding.
 *
 * @example
 * checkIban('GB82WEST12345698765432') // []
 * checkIban('GB82WEST12345698765423').map(({ rule }) => rule) // ['bank/iban-check-digits']
 */
export function checkIban(iban: string, path: readonly PropertyKey[] = []): readonly Finding[] {
  const country = iban.slice(0, 2);
  const characters = /^[A-Z]{2}$/u.test(country) ? countrySpecs[country]?.chars : undefined;
  if (!characters) return [toFinding(ibanCountryRule, path)];
  if (iban.length !== characters) return [toFinding(ibanLengthRule, path, { country, characters })];
  const { errorCodes } = validateIBAN(iban);
  const broken = rules.find(([code]) => errorCodes.includes(code));
  return broken ? [toFinding(broken[1], path, { country, characters })] : [];
}
