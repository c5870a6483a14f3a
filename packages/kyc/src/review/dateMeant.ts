import { datesMeant, isCalendarDate } from '@passmuster/schemas';

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
 * Returns the only date that a text can mean; undefined if it can mean another, or none.
 *
 * @example
 * dateMeant('24.06.1980') // '1980-06-24'
 * dateMeant('24 June 1980') // '1980-06-24'
 * dateMeant('04/06/1980') // undefined
 */
export function dateMeant(text: string): string | undefined {
  const written = text.slice(0, 100).trim().replace(midnight, '');
  const [only, ...others] = datesMeant(written);
  return only === undefined ? inWords(written) : others.length === 0 ? only : undefined;
}

/** Returns the date of a day, the name of a month, and a year. */
function inWords(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.split(/[\s,./-]+(?:(?:de|of) )?/).filter(Boolean);
  const [one = '', other = '', year = '', ...more] = parts;
  const [day, name] = /^\d/.test(one) ? [one, other] : [other, one];
  const number = /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(day)?.[1];
  const month = /^[a-z]{3,9}$/.test(name) ? months.findIndex((start) => start.test(name)) : -1;
  if (more.length > 0 || month < 0 || number === undefined || !/^\d{4}$/.test(year)) return;
  const date = [year, String(month + 1).padStart(2, '0'), number.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}
