import { isDate, weightedSum } from '../checkDigits.ts';

/**
 * Returns whether a Bulgarian VAT number of ten digits has the date and the check digit of an ЕГН, or the check digit of a
 * ЛНЧ or of others. Stdnum takes every wrong number for one of others. Source: python-stdnum 1.18, stdnum/bg/vat.py.
 */
export function isValid(number: string): boolean {
  const check = Number(number[9]);
  const citizen = (weightedSum(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weightedSum(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (check === citizen && hasBirthDate(number)) || check === foreigner || check === other;
}

/** Returns whether the first six digits are a date. Its month is 20 more before 1900, and 40 more after 1999. */
function hasBirthDate(number: string): boolean {
  const [year, month, day] = [0, 2, 4].map((from) => Number(number.slice(from, from + 2)));
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month > 40) return isDate(2000 + year, month - 40, day);
  return month > 20 ? isDate(1800 + year, month - 20, day) : isDate(1900 + year, month, day);
}
