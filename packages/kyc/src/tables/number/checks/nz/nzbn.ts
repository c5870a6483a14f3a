import { weightedSum } from '../checkDigits.ts';

/** Returns whether an NZBN has its check digit, that of a Global Location Number: weights 1 and 3. Source: GS1 General Specifications, section 7.9. */
export const isValid = (number: string): boolean =>
  weightedSum(number, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
