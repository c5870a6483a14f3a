import { tablePattern } from '../lookup/tablePattern.ts';

/** A date that a number embeds. */
export interface NumberDate {
  /** Of the business, or of the person who has the number. */
  readonly of: 'registration' | 'birth';
  /** Of the number; names the groups `year` (its last two digits), and `month` and `day` if the number has them. */
  readonly pattern: string;
  /** Letters that stand for the months, from January. */
  readonly months?: string;
  /** What is added to a month or day for another meaning, such as the sex or the century: the remainder is the month or day. */
  readonly modulo?: { readonly month?: readonly number[]; readonly day?: readonly number[] };
}

/** A date as a number has it. */
export interface EmbeddedDate {
  readonly of: NumberDate['of'];
  /** The last two digits. */
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * Returns the date that a number embeds.
 *
 * @example
 * embeddedDate([{ of: 'birth', pattern: '^(?<year>\\d{2})(?<month>\\d{2})' }], '8005') // { of: 'birth', year: 80, month: 5 }
 */
export function embeddedDate(
  dates: readonly NumberDate[],
  number: string,
): EmbeddedDate | undefined {
  for (const { of, pattern, months, modulo } of dates) {
    const groups = tablePattern(pattern).exec(number)?.groups;
    if (groups?.['year'] === undefined) continue;
    const { year, month, day } = groups;
    const monthNumber = months && month ? months.indexOf(month) + 1 : Number(month);
    return {
      of,
      year: Number(year),
      ...(month && { month: remainderOf(monthNumber, modulo?.month) }),
      ...(day && { day: remainderOf(Number(day), modulo?.day) }),
    };
  }
  return undefined;
}

const remainderOf = (value: number, moduli: readonly number[] = []): number =>
  moduli.reduce((rest, modulus) => rest % modulus, value);

/** Returns whether a calendar date can be the embedded one. */
export const isEmbedded = ({ year, month, day }: EmbeddedDate, date: string): boolean =>
  Number(date.slice(2, 4)) === year &&
  (month === undefined || Number(date.slice(5, 7)) === month) &&
  (day === undefined || Number(date.slice(8, 10)) === day);

/** Returns whether a calendar date is of the embedded year, the one before or the one after. */
export function isNear({ year }: EmbeddedDate, date: string): boolean {
  const apart = Math.abs(Number(date.slice(2, 4)) - year);
  return Math.min(apart, 100 - apart) < 2;
}
