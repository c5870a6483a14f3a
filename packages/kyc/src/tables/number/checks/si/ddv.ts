import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a davčna številka has its check digit: weights 8 to 2, modulo 11; 10 gives 0, and numbers for which it is
 * 11 are not issued. Stdnum takes 1 for these. Source: python-stdnum 1.18, stdnum/si/ddv.py.
 */
export function isValid(number: string): boolean {
  const check = 11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 10 ? 0 : check) === Number(number[7]);
}
