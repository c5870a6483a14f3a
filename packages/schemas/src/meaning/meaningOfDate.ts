import { foldText } from '@passmuster/findings';
import { datesMeant } from '../scalar/datesMeant.ts';
import { isCalendarDate } from '../scalar/isCalendarDate.ts';
import { keyOf } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

/** The first letters of the months in English, French and Portuguese, without accents. */
const months: readonly RegExp[] = [
  /^jan/,
  /^f[ei]v|^feb/,
  /^mar/,
  /^a[bvp]r/,
  /^ma[iy]$|^maio$/,
  /^juin|^jun/,
  /^juil|^jul/,
  /^aug|^aou|^ago/,
  /^se[pt]/,
  /^o[cu]t/,
  /^nov/,
  /^de[cz]/,
];

/** Midnight, as a spreadsheet or a program adds it to a date. */
const midnight = /[T ]00:00(?::00(?:\.0{1,6})?)?(?:Z|[+-]00:?00)?$/;

/**
 * Returns the only date that a text can mean, in any order of its parts and with the month by number or by name in English,
 * French or Portuguese; undefined if it can mean another, or none. Never throws on any `text`.
 *
 * @example
 * meaningOfDate('24.06.1980') // { value: '1980-06-24', by: 'alias' }
 * meaningOfDate('24 June 1980') // { value: '1980-06-24', by: 'alias' }
 * meaningOfDate('04/06/1980') // undefined
 */
export function meaningOfDate(text: unknown): Meaning<string> | undefined {
  if (typeof text !== 'string' || keyOf(text) === '') return undefined;
  const written = text.trim().replace(midnight, '');
  const [only, ...others] = datesMeant(written);
  const value = only === undefined ? inWords(written) : others.length === 0 ? only : undefined;
  return value === undefined ? undefined : { value, by: value === text ? 'same' : 'alias' };
}

/** Returns the date of a day, the name of a month, and a year. */
function inWords(text: string): string | undefined {
  const parts = foldText(text).split(' ');
  const [one = '', other = '', year = '', ...more] = parts.filter(
    (word) => !/^(?:de|of)$/.test(word),
  );
  const [day, name] = /^\d/.test(one) ? [one, other] : [other, one];
  const number = /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(day)?.[1];
  const month = /^[a-z]{3,9}$/.test(name) ? months.findIndex((start) => start.test(name)) : -1;
  if (more.length > 0 || month < 0 || number === undefined || !/^\d{4}$/.test(year))
    return undefined;
  const date = [year, String(month + 1).padStart(2, '0'), number.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}
