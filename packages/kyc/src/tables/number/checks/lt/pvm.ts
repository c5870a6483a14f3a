import { weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a code of a Lithuanian company or VAT payer has its check digit. A second series of weights counts
 * where the first gives 10. Source: python-stdnum 1.18, stdnum/lt/pvm.py; company codes have the same check digit, such
 * as 120545849 and 121215587, but not its 1 before the check digit, which stdnum requires.
 */
export function isValid(number: string): boolean {
  const rest = (first: number): number =>
    weightedSum(
      number,
      Array.from(number.slice(1), (_, i) => 1 + ((first + i) % 9)),
    ) % 11;
  const check = rest(0) === 10 ? rest(2) % 10 : rest(0);
  return check === Number(number.at(-1));
}
