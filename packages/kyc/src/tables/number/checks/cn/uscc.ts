import { valuesIn } from '../checkDigits.ts';

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Returns whether a 统一社会信用代码 has its check character: weights are the powers of 3 modulo 31. Stdnum has none for the
 * remainder 0, whose character is 0. Source: GB 32100-2015; python-stdnum 006192e5, stdnum/cn/uscc.py.
 */
export function isValid(number: string): boolean {
  const values = valuesIn(characters, number);
  const sum = weights.reduce((total, weight, i) => total + weight * (values[i] ?? 0), 0);
  return !values.includes(-1) && values[17] === (31 - (sum % 31)) % 31;
}
