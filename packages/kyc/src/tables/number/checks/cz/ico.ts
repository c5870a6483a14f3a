import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether an IČO has its check digit: weights 8 to 2, modulo 11. Stdnum refuses those that begin with 9. Source:
 * python-stdnum 006192e5, stdnum/cz/ico.py.
 */
export function isValid(number: string): boolean {
  const check = 11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check % 10 === Number(number[7]);
}
