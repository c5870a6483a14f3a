import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a БСН (business) or ЖСН (person) has its check digit. Kazakhstan: weights 1 to 11; 3 to 11, 1 and 2
 * where these give 10. Numbers for which both give 10 are not issued.
 */
export function isValid(number: string): boolean {
  const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === Number(number[11]);
}
