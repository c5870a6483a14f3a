import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a RUC of Paraguay has its check digit: weights 2, 3, 4 … from the right, modulo 11; 10 and 11 give 0.
 * Stdnum takes 1 in place of 0. Source: python-stdnum 1.18, stdnum/py/ruc.py.
 */
export function isValid(number: string): boolean {
  const reversed = [...number.slice(0, -1)].reverse().join('');
  const sum = weightedSum(
    reversed,
    Array.from(reversed, (_, i) => i + 2),
  );
  return ((11 - (sum % 11)) % 11) % 10 === Number(number.at(-1));
}
