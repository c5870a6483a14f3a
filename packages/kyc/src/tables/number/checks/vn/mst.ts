import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether an MST has its check digit, the tenth; three digits of a branch may follow. Stdnum refuses those that begin with
 * 00. Source: python-stdnum 006192e5, stdnum/vn/mst.py.
 */
export function isValid(number: string): boolean {
  const sum = weightedSum(number, [31, 29, 23, 19, 17, 13, 7, 5, 3]);
  return 10 - (sum % 11) === Number(number[9]) && !/^..0{7}|^\d{10}000$/.test(number);
}
