import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a Bulgarian VAT number of ten digits has the check digit of an ЕГН, of a ЛНЧ, or of others.
 * Stdnum takes every wrong number for one of others. Source: python-stdnum 1.18, stdnum/bg/vat.py.
 */
export function isValid(number: string): boolean {
  const citizen = (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [citizen, foreigner, other].includes(Number(number[9]));
}
