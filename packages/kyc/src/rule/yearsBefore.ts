import { subYears } from 'date-fns/subYears';
import { utcDay } from './utcDay.ts';

/**
 * Returns the calendar date that is `years` years before another. Anyone born on or before that day is at least
 * `years` old; calendar dates, `YYYY-MM-DD`, can be compared as text. Returns 28 February for 29 February if the
 * earlier year is not a leap year.
 *
 * @example
 * yearsBefore('2026-11-21', 18) // '2008-11-21'
 */
export const yearsBefore = (date: string, years: number): string =>
  subYears(utcDay(date), years).toISOString().slice(0, 10);
