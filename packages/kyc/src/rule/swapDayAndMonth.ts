import { isCalendarDate } from '@passmuster/schemas';

/**
 * Returns a calendar date with its day and month swapped; undefined if that is no other date.
 *
 * @example
 * swapDayAndMonth('2026-12-05') // '2026-05-12'
 */
export function swapDayAndMonth(date: string): string | undefined {
  const swapped = `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`;
  return swapped !== date && isCalendarDate(swapped) ? swapped : undefined;
}

/** Returns true if a date is after a day only because its day and month are swapped, as far as one can tell. */
export function isSwappedAfter(date: string, day: string): boolean {
  const swapped = swapDayAndMonth(date);
  return swapped !== undefined && swapped <= day;
}
