import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a VÖEN has its check digit, the ninth; the tenth is 1 for companies and 2 for persons. Source: OECD, Azerbaijan,
 * Information on Tax Identification Numbers; python-stdnum 006192e5, stdnum/az/voen.py.
 */
export const isValid = (number: string): boolean =>
  weightedSum(number, [4, 1, 8, 6, 2, 7, 5, 3]) % 11 === Number(number[8]);
