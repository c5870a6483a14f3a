import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether an ЕИК of nine digits has its check digit. A second series of weights counts where the first gives 10.
 * Stdnum refuses those that begin with 8, such as 831094393. Source: python-stdnum 1.18, stdnum/bg/vat.py.
 */
export function isValid(number: string): boolean {
  const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const rest = first < 10 ? first : weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  return rest % 10 === Number(number[8]);
}
