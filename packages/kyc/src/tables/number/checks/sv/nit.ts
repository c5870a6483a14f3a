import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a NIT of El Salvador has its check digit. Serial numbers to 100 have other weights than later ones. Stdnum
 * reads only 100 as one of the first. Source: python-stdnum 1.18, stdnum/sv/nit.py.
 */
export function isValid(number: string): boolean {
  const first = weightedSum(number, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  const later = (11 - (weightedSum(number, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  const check = Number(number.slice(10, 13)) <= 100 ? first : later;
  return check % 10 === Number(number[13]);
}
