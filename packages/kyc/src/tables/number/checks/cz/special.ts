import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a DIČ of nine digits that begins with 6 has its check digit, which leaves out the 6. Stdnum counts it. Source:
 * python-stdnum 006192e5, stdnum/cz/dic.py.
 */
export function isValid(number: string): boolean {
  const rest = weightedSum(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (18 - ((21 - rest) % 11)) % 10 === Number(number[8]);
}
