import { remembered } from '../values/remembered.ts';

/** A date as a form asks for it: three texts, each as it was typed. */
export interface DateParts {
  readonly year: string;
  /** `01` to `12`, as a list of months has it. */
  readonly month: string;
  readonly day: string;
}

/**
 * Splits `2019-06-30`, or what was typed of it so far, into its parts.
 *
 * @example
 * datePartsOf('2019-06-30') // { year: '2019', month: '06', day: '30' }
 */
export function datePartsOf(value: string): DateParts {
  const [year = '', month = '', ...day] = value.split('-');
  return { year, month, day: day.join('-') };
}

/**
 * Joins the parts as they were typed; empty text if every part is empty. An unfinished date keeps its parts, so that it
 * survives a reload and the review can say what is wrong.
 *
 * @example
 * dateOf({ year: '2019', month: '06', day: '3' }) // '2019-06-3'
 * dateOf({ year: '2019', month: '', day: '' }) // '2019--'
 */
export function dateOf({ year, month, day }: DateParts): string {
  const parts = [year.trim(), month.trim(), day.trim()];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/**
 * Completes a date when a person has left it: a month or day of one digit gets a zero before it. Earlier, a `1` would
 * become `01` before a second digit can be typed.
 *
 * @example
 * completeDate('2019-6-3') // '2019-06-03'
 */
export function completeDate(value: string): string {
  const { year, month, day } = datePartsOf(value);
  return dateOf({ year, month: padded(month), day: padded(day) });
}

const padded = (part: string): string => part.trim().replace(/^(?=[1-9]$)/u, '0');

/**
 * Returns the order in which a locale writes the parts of a date.
 *
 * @throws RangeError for a locale that `Intl.DateTimeFormat` refuses.
 * @example
 * datePartOrder('en-US') // ['month', 'day', 'year']
 * datePartOrder('fr') // ['day', 'month', 'year']
 */
export const datePartOrder: (locale: string) => readonly (keyof DateParts)[] =
  remembered(findOrder);

/**
 * Returns the months as a locale names them in a list, January first.
 *
 * @throws RangeError for a locale that `Intl.DateTimeFormat` refuses.
 * @example
 * monthNamesOf('pt-BR')[2] // 'março'
 */
export const monthNamesOf: (locale: string) => readonly string[] = remembered(nameMonths);

function findOrder(locale: string): readonly (keyof DateParts)[] {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
}

const isPart = (type: string): type is keyof DateParts =>
  type === 'year' || type === 'month' || type === 'day';

function nameMonths(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
}
