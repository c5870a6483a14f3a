import { weightedSum } from '../checkDigits.ts';

/** Returns whether a NINEA has its check digit. ANSD, Senegal: weights 1 and 2 over nine digits. */
export const isValid = (number: string): boolean =>
  weightedSum(number.padStart(9, '0'), [1, 2, 1, 2, 1, 2, 1, 2, 1]) % 10 === 0;
