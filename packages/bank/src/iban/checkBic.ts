import { type Finding, toFinding } from '@passmuster/findings';
import { countrySpecs } from 'ibantools';
import { bicCountryRule, bicFormRule, bicTestRule } from './bicRules.ts';

const bicForm = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u;

/**
 * Returns the findings on a BIC (SWIFT code) of 8 or 11 characters: at most one finding. Whether the bank exists
 * cannot be known offline.
 *
 * @example
 * checkBic('NEDSZAJJXXX') // []
 * checkBic('NEDSZAJ').map(({ rule }) => rule) // ['bank/bic-form']
 */
export function checkBic(bic: unknown, path: readonly PropertyKey[] = []): readonly Finding[] {
  if (typeof bic !== 'string' || !bicForm.test(bic)) return [toFinding(bicFormRule, path)];
  if (!Object.hasOwn(countrySpecs, bic.slice(4, 6))) return [toFinding(bicCountryRule, path)];
  return bic[7] === '0' ? [toFinding(bicTestRule, path)] : [];
}
