import { isCalendarDate } from './isCalendarDate.ts';

const yearFirst = /^(\d{4})(?:[\s./-](\d{1,2})[\s./-](\d{1,2})|(\d\d)(\d\d))$/;
const yearLast = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/;

const dateOf = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/**
 * Returns the calendar dates that a text can mean, with other separators or the year last: two if it's unclear which
 * part is the day, none for a date that doesn't exist.
 *
 * @example
 * datesMeant('24.06.1980') // ['1980-06-24']
 * datesMeant('04/06/1980') // ['1980-06-04', '1980-04-06']
 */
export function datesMeant(text: string): readonly string[] {
  const written = text.slice(0, 100).trim();
  const [, first, month, day, shortMonth, shortDay] = yearFirst.exec(written) ?? [];
  const [, one = '', other = '', last] = yearLast.exec(written) ?? [];
  const dates = [
    first && dateOf(first, month ?? shortMonth ?? '', day ?? shortDay ?? ''),
    last && dateOf(last, other, one),
    last && dateOf(last, one, other),
  ];
  return [...new Set(dates.filter(isCalendarDate))];
}
