import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a CNP has its check digit; 10 gives 1. Stdnum refuses the codes of counties that are not in its list.
 * Source: python-stdnum 1.18, stdnum/ro/cnp.py.
 */
export function isValid(number: string): boolean {
  const rest = weightedSum(number, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (rest === 10 ? 1 : rest) === Number(number[12]);
}
