import { isCalendarDate } from '@passmuster/schemas';
import { dateLocale, type Language } from './languages.ts';
import { typedDay } from './typedDay.ts';
import { useLanguage } from './useText.ts';

export interface Format {
  /** `2026-11-21` as “Nov 21, 2026”; one that doesn’t exist as its field shows it. */
  readonly day: (date: string) => string;
  /** A timestamp as “Nov 21, 2026, 2:41 PM”. */
  readonly moment: (timestamp: string | number) => string;
  /** A timestamp as “Nov 21, 2026, 2:41:07 PM”. */
  readonly exact: (timestamp: string | number) => string;
  /** A timestamp as “2:41 PM”. */
  readonly time: (timestamp: number) => string;
  /** A timestamp as “2:41:07 PM”, with its date unless that is today: two submissions may be of one minute. */
  readonly recent: (timestamp: string | number) => string;
  /** Decimal text with grouping; no digit is rounded away. */
  readonly amount: (decimal: string) => string;
  /** Decimal text such as `12.5` as “12.5%”. */
  readonly percent: (decimal: string) => string;
  readonly count: (number: number) => string;
  readonly bytes: (count: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** Dates, amounts and lists as the language of the page writes them. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return formatIn(language);
}

/** French writes the first day of a month as an ordinal, which `Intl` doesn’t know. */
const withFirst = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/^1 (?=\p{L})/u, '1er ') : date;

/** `Intl` groups French digits by a narrow space, which can hardly be seen between digits of one width. */
const withWideSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');

const known = new Map<Language, Format>();

/** Returns the formats of a language: each time the same, since they take long to create. */
export function formatIn(language: Language): Format {
  const format = known.get(language) ?? createFormat(language);
  known.set(language, format);
  return format;
}

function createFormat(language: Language): Format {
  const locale = language === 'en' ? 'en-US' : language;
  const dates = dateLocale(language, navigator.languages);
  const day = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(dates, { timeStyle: 'short' });
  const second = new Intl.DateTimeFormat(dates, { timeStyle: 'medium' });
  const exact = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'medium' });
  const inFull = (format: Intl.DateTimeFormat, date: Date | number) =>
    withFirst(format.format(date), language);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const decimals = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 8,
  });
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  const counts = new Intl.NumberFormat(locale);
  const bytesIn = (unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const megabytes = bytesIn('megabyte');
  const kilobytes = bytesIn('kilobyte');
  return {
    day: (date) => (isCalendarDate(date) ? inFull(day, Date.parse(date)) : typedDay(date, dates)),
    moment: (timestamp) => inFull(moment, new Date(timestamp)),
    exact: (timestamp) => inFull(exact, new Date(timestamp)),
    time: (timestamp) => time.format(timestamp),
    recent: (timestamp) => {
      const at = new Date(timestamp);
      const isToday = at.toDateString() === new Date().toDateString();
      return isToday ? second.format(at) : inFull(exact, at);
    },
    // As text: a number would lose digits.
    amount: (decimal) =>
      /^-?\d+(?:\.\d+)?$/u.test(decimal)
        ? withWideSpaces(decimals.format(decimal as Intl.StringNumericLiteral))
        : decimal,
    percent: (decimal) =>
      /^\d+(?:\.\d+)?$/u.test(decimal)
        ? percents.format(`${decimal}e-2` as Intl.StringNumericLiteral)
        : `${decimal}%`,
    count: (number) => counts.format(number),
    bytes: (count) =>
      count >= 1_000_000
        ? megabytes.format(count / 1_000_000)
        : kilobytes.format(Math.ceil(count / 1000)),
    list: (items) => list.format(items),
  };
}
