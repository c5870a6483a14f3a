import { type Finding, toFinding } from '@passmuster/findings';
import { ukSortCodeRule } from './ukRules.ts';

/**
 * Returns the findings on the form of a UK sort code. Its bank and the modulus check of the account number need
 * tables that are not openly licensed.
 *
 * @example
 * checkUkSortCode('12-34-56') // []
 * checkUkSortCode('12345').map(({ rule }) => rule) // ['bank/uk-sort-code']
 */
export function checkUkSortCode(
  sortCode: unknown,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const fits = typeof sortCode === 'string' && /^\d{6}$|^\d{2}-\d{2}-\d{2}$/u.test(sortCode);
  return fits ? [] : [toFinding(ukSortCodeRule, path)];
}
