import { isDate, weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a Latvian number has its check digit: of a legal entity from 4, of a person below, with a date of birth up to 31
 * and without one from 32. Stdnum wants a date in all numbers of persons. Source: python-stdnum 006192e5, stdnum/lv/pvn.py.
 */
export function isValid(number: string): boolean {
  if (Number(number[0]) > 3) {
    return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  }
  const rest = (1 + weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11;
  return rest % 10 === Number(number[10]) && (number.startsWith('32') || hasBirthDate(number));
}

/** Returns whether the first six digits are a date in the century that the seventh counts from 1800. */
function hasBirthDate(number: string): boolean {
  const [day = 0, month = 0, year = 0] = [0, 2, 4].map((from) =>
    Number(number.slice(from, from + 2)),
  );
  return isDate(1800 + 100 * Number(number[6]) + year, month, day);
}
