import { type Finding, type Rule, toFinding } from '@passmuster/findings';
import { countrySpecs, isValidIBAN } from 'ibantools';
import { textDefect } from '../textDefect.ts';
import {
  ibanCapitalsRule,
  ibanCheckDigitsRule,
  ibanCountryRule,
  ibanFormRule,
  ibanLengthRule,
  ibanNationalCheckRule,
} from './ibanRules.ts';
import { ibanStructures } from './ibanStructures.ts';

/**
 * Returns the findings on an IBAN in its electronic form, without spaces: at most one finding.
 *
 * @example
 * checkIban('GB82WEST12345698765432') // []
 * checkIban('GB82WEST12345698765423').map(({ rule }) => rule) // ['bank/iban-check-digits']
 */
export function checkIban(iban: unknown, path: readonly PropertyKey[] = []): readonly Finding[] {
  if (typeof iban !== 'string') return [toFinding(ibanCountryRule, path)];
  const defect = textDefect(iban);
  if (defect !== undefined) return [toFinding(defect, path, { field: 'iban' })];
  const capitals = iban.slice(0, 2).toUpperCase();
  const country = /^[A-Z]{2}$/u.test(capitals) && countrySpecs[capitals];
  const { chars: characters, bban_regexp: form } = country || {};
  if (!characters || !form) return [toFinding(ibanCountryRule, path)];
  const structure = ibanStructures[capitals];
  const rule = brokenRule(iban, characters, structure ?? new RegExp(form, 'u'));
  if (rule !== undefined) return [toFinding(rule, path, { country: capitals, characters })];
  // ibantools 4.5.4 may never return given a hyphen, and its check of the bank follows its own structure.
  return structure !== undefined || isValidIBAN(iban)
    ? []
    : [toFinding(ibanNationalCheckRule, path, { country: capitals })];
}

function brokenRule(iban: string, characters: number, structure: RegExp): Rule | undefined {
  if (/[a-z]/u.test(iban)) return ibanCapitalsRule;
  if (iban.length !== characters) return ibanLengthRule;
  if (!/^\d{2}$/u.test(iban.slice(2, 4)) || !structure.test(iban.slice(4))) return ibanFormRule;
  return hasCheckDigits(iban) ? undefined : ibanCheckDigitsRule;
}

/** Returns whether check digits from 02 to 98 are right. ISO 7064 MOD 97-10: a letter counts as two digits. */
function hasCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1 && !['00', '01', '99'].includes(iban.slice(2, 4));
}
