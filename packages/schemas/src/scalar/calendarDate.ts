import * as v from 'valibot';
import { asked } from './asked.ts';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The number that `text` shows from `from` up to `to`, `NaN` if there is anything but ASCII digits. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/**
 * True for a day that exists, written `YYYY-MM-DD` (proleptic Gregorian, years 0001 to 9999).
 *
 * @example
 * isCalendarDate('2024-02-29') // true
 * isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 10) return false;
  if (value.charAt(4) !== '-' || value.charAt(7) !== '-') return false;
  const [year, month, day] = [digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10)];
  const length = month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= length;
}

/** A real calendar date, `YYYY-MM-DD`. valibot's `isoDate` would take 30 February. */
export const CalendarDateSchema = v.pipe(
  v.string(asked('Send text')),
  v.check((text: string) => isCalendarDate(text), 'Send a real date, such as 2019-06-30'),
);
