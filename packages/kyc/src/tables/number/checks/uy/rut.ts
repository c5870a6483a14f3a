import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a RUT of Uruguay has its check digit; its first two digits are 01 to 22. Stdnum ends at 21, and new companies
 * begin with 22. Source: python-stdnum 006192e5, stdnum/uy/rut.py.
 */
export function isValid(number: string): boolean {
  const sum = weightedSum(number, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const isIssued = /^(?:0[1-9]|1\d|2[0-2])(?!000000)/.test(number);
  return isIssued && (11 - (sum % 11)) % 11 === Number(number[11]);
}
