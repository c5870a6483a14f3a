import { valuesIn, weightedSum } from '../checkDigits.ts';

const characters = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/**
 * Returns whether a UEN has its check letter. ACRA, Singapore; python-stdnum 1.18, stdnum/sg/uen.py. Stdnum compares
 * the year with the clock.
 */
export function isValid(number: string): boolean {
  const letter = number.at(-1);
  if (/^\d{8}[A-Z]$/.test(number)) {
    return letter === 'XMKECAWLJDB'[weightedSum(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11];
  }
  if (/^\d{9}[A-Z]$/.test(number)) {
    return letter === 'ZKCMDNERGWH'[weightedSum(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11];
  }
  const weights = [4, 3, 5, 3, 10, 2, 2, 5, 7];
  const values = valuesIn(characters, number);
  const sum = weights.reduce((total, weight, i) => total + weight * (values[i] ?? 0), 0);
  return letter === characters[(((sum - 5) % 11) + 11) % 11];
}
