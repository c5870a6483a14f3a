import { isCalendarDate } from '@passmuster/schemas';
import type { Option } from '@passmuster/schemas/labels';
import { remembered } from '../values/remembered.ts';
import {
  completeDate,
  type DateParts,
  dateOf,
  datePartOrder,
  datePartsOf,
  monthNamesOf,
} from './dateParts.ts';

/** One of the three controls of a date. */
export interface DatePart {
  readonly part: keyof DateParts;
  /** As the locale names it: `Day`, `Month`, `Year`. */
  readonly label: string;
  /** What it shows: two digits of a month or day that is complete. */
  readonly value: string;
  /** Digits at most. */
  readonly maxLength: number;
  /** The months by their names, if it is the month: for a select. */
  readonly options?: readonly Option<string>[];
}

/** A date in three parts. */
export interface DateControl {
  /** In the order of the locale. */
  readonly parts: readonly DatePart[];
  /** `YYYY-MM-DD` for the browser's own calendar; empty text unless the date exists. */
  readonly calendar: string;
  /** Returns the value with another part. */
  enter(part: keyof DateParts, text: string): string;
  /** Returns the value once a part was left: a month or day of one digit gets a zero. */
  leave(): string;
}

/**
 * Returns the three controls of a date field: two to type into, and a month to choose, ordered and named by `Intl`.
 *
 * @throws RangeError if `locale` is not a language tag (BCP 47).
 * @example
 * const { parts } = dateControl('2019-06-30', 'fr');
 * parts.map(({ label, value }) => `${label}: ${value}`) // ['Jour: 30', 'Mois: 06', 'Année: 2019']
 * dateControl('2019-06-', 'en').enter('day', '3') // '2019-06-3'
 */
export function dateControl(value: string, locale: string): DateControl {
  const parts = datePartsOf(value);
  const labels = partLabels(locale);
  return {
    parts: datePartOrder(locale).map((part) => ({
      part,
      label: labels[part],
      value: parts[part],
      maxLength: part === 'year' ? 4 : 2,
      ...(part === 'month' && { options: monthOptions(locale, parts.month) }),
    })),
    calendar: isCalendarDate(value) ? value : '',
    enter: (part, text) => dateOf({ ...parts, [part]: text }),
    leave: () => completeDate(value),
  };
}

const partLabels = remembered((locale): Readonly<Record<keyof DateParts, string>> => {
  const names = new Intl.DisplayNames([locale], { type: 'dateTimeField' });
  const nameOf = (part: keyof DateParts): string => {
    const [first = '', ...rest] = names.of(part) ?? part;
    return first.toLocaleUpperCase(locale) + rest.join('');
  };
  return { year: nameOf('year'), month: nameOf('month'), day: nameOf('day') };
});

const allMonths = remembered((locale): readonly Option<string>[] =>
  monthNamesOf(locale).map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label })),
);

/** Returns the months, and the one that is held if it is none of them, so that a select shows what the form holds. */
function monthOptions(locale: string, month: string): readonly Option<string>[] {
  const months = allMonths(locale);
  const isKnown = month === '' || months.some(({ value }) => value === month);
  return isKnown ? months : [{ value: month, label: month }, ...months];
}
