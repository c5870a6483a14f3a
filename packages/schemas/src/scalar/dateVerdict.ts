import { datesMeant } from './datesMeant.ts';

/** Three numbers in the order of dates, which exist or not. */
const dateLike = /^(?:\d{4}[\s./-]\d{1,2}[\s./-]\d{1,2}|\d{1,2}[\s./-]\d{1,2}[\s./-]\d{4}|\d{8})$/;

/** Three numbers, none of which can be a year. */
const shortYear = /^\d{1,3}[\s./-]\d{1,2}[\s./-]\d{1,3}$/;

/**
 * Returns the mistake in a text that is not a calendar date: it doesn't exist, is written in another form or with a short year, or
 * it's unclear which part is the day.
 */
export function dateVerdict(input: unknown): 'date' | 'dateForm' | 'dateOrder' | 'dateYear' {
  if (typeof input !== 'string') return 'dateForm';
  const { length } = datesMeant(input);
  if (length > 1) return 'dateOrder';
  const text = input.slice(0, 100).trim();
  if (length > 0) return 'dateForm';
  if (shortYear.test(text)) return 'dateYear';
  return dateLike.test(text) ? 'date' : 'dateForm';
}
