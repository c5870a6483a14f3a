import { type Finding, toFinding } from '@passmuster/findings';
import { ukSortCodeRule } from './internationalRules.ts';

/**
 * What is wrong with the shape of a UK sort code. Which bank it belongs to, and the modulus check of the
 * account beside it, need tables that are not openly licensed.
 *
 * @example
 * checkUkSortCode('12-34-56') // []
 * checkUkSortCode('12345').map(({ rule }) => rule) // ['bank/uk-sort-code']
 */
export function checkUkSortCode(
  sortCode: string,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const fits = /^\d{6}$|^\d{2}-\d{2}-\d{2}$/u.test(sortCode);
  return fits ? [] : [toFinding(ukSortCodeRule, path)];
}
