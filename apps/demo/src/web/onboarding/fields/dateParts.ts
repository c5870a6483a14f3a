import type { DateParts } from '../../integration/dates.ts';

/**
 * Returns `YYYY-MM-DD`, or empty text if every part is empty. An unfinished date keeps its parts, so
 * that it survives a reload and the review can say what is wrong.
 */
export function fromDateParts({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return '';
  return [year, month, day].join('-');
}

/** Completes a day of one digit: `3` is `03`. For when the person has left the field. */
export const padDay = (day: string): string => (/^[1-9]$/u.test(day) ? `0${day}` : day);

/** Returns whether the text is a date that exists, as the browser's own date input needs it. */
export function isCalendarDate(value: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
