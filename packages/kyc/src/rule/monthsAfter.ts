import { addMonths } from 'date-fns/addMonths';
import { utcDay } from './utcDay.ts';

/**
 * Returns the calendar date that is `months` months after another; the last day of the month if the month is shorter.
 *
 * @example
 * monthsAfter('2026-08-21', 3) // '2026-11-21'
 */
export const monthsAfter = (date: string, months: number): string =>
  addMonths(utcDay(date), months).toISOString().slice(0, 10);
