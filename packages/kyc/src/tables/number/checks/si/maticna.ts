import { weightedSum } from '../checkDigits.ts';

/** Returns whether the first seven digits of a matična številka have their check digit. Source: python-stdnum 006192e5, stdnum/si/maticna.py. */
export function isValid(number: string): boolean {
  const rest = weightedSum(number, [7, 6, 5, 4, 3, 2]) % 11;
  return rest > 0 && (11 - rest) % 10 === Number(number[6]);
}
