import * as v from 'valibot';
import { asked } from './asked.ts';

const form = /^(\d{4})-(\d\d)-(\d\d)$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * True for a day that exists, written `YYYY-MM-DD` (proleptic Gregorian, years 0001 to 9999).
 *
 * @example
 * isCalendarDate('2024-02-29') // true
 * isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(value: unknown): value is string {
  const parts = typeof value === 'string' ? form.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const length = month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= length;
}

/** A real calendar date, `YYYY-MM-DD`. valibot's `isoDate` would take 30 February. */
export const CalendarDateSchema = v.pipe(
  v.string(asked('Send text')),
  v.check((text: string) => isCalendarDate(text), 'Send a real date, such as 2019-06-30'),
);
