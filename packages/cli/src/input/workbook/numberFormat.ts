import type { Cell } from '../rawRecord.ts';

/** How the numbers of a cell are shown. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  | { readonly kind: 'percent' }
  /** Digits with leading zeros and fixed separators: `00-00-00`; each `0` is a digit. */
  | { readonly kind: 'digits'; readonly pattern: string };

const plain: NumberFormat = { kind: 'plain' };

/** Formats without a code in the file that matter here. Source: ECMA-376 part 1, 18.8.30 (numFmt). */
const builtIn: Readonly<Record<number, NumberFormat>> = {
  ...{ 9: { kind: 'percent' }, 10: { kind: 'percent' } },
  ...Object.fromEntries(
    [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
      (id) => [id, { kind: 'date' }],
    ),
  ),
};

/** Returns the kind of number that a format code shows, by its first part. Quoted text, colors and conditions show no digits. */
function numberFormatOf(code: string): NumberFormat {
  const [positive = ''] = code.split(';');
  const bare = positive.replace(/\[[^[\]]*\]|_.|\*./g, '');
  const pattern = bare.replace(/"([^"]*)"|\\(.)/g, '$1$2');
  if (/^0[0\- /.]*0$/.test(pattern) && !pattern.includes('.')) return { kind: 'digits', pattern };
  const signs = bare.replace(/"[^"]*"|\\./g, '');
  if (signs.includes('%')) return { kind: 'percent' };
  // Hours and minutes alone are not a date.
  return /[yd]/i.test(signs) && !/general/i.test(signs) ? { kind: 'date' } : plain;
}

/** Returns the format of an id, by its code if the workbook gives one. */
export const numberFormatOfId = (id: number, code: string | undefined): NumberFormat =>
  code === undefined ? (builtIn[id] ?? plain) : numberFormatOf(code);

const millisecondsPerDay = 86_400_000;
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type DateSystem = keyof typeof epochs;

function dateOf(days: number, system: DateSystem): Cell {
  // The system of 1900 counts a 29 February 1900, which did not exist.
  const isEarly = system === 1900 && days < 60;
  const day = Math.floor(days) + (isEarly ? 1 : 0);
  const date = new Date(epochs[system] + day * millisecondsPerDay);
  const isInRange = days >= 1 && date.getUTCFullYear() < 10_000;
  return isInRange ? date.toISOString().slice(0, 10) : days;
}

/**
 * Returns the digits of a whole number in the places of a pattern, from the right; further ones go before the first.
 */
function digitsOf(value: number, pattern: string): Cell {
  if (!Number.isSafeInteger(value) || value < 0) return value;
  const places = pattern.replace(/[^0]/g, '').length;
  const digits = [...String(value).padStart(places, '0')];
  const first = digits.splice(0, digits.length - places).join('');
  return first + pattern.replace(/0/g, () => digits.shift() ?? '');
}

/**
 * Returns the number of a cell as the workbook shows it: a date as `YYYY-MM-DD`, 0.6 formatted as a percentage as 60, 11
 * formatted as `000` as the text `011`.
 */
export function shownNumber(value: number, format: NumberFormat, system: DateSystem): Cell {
  if (format.kind === 'date') return dateOf(value, system);
  if (format.kind === 'percent') return Number((value * 100).toPrecision(15));
  return format.kind === 'digits' ? digitsOf(value, format.pattern) : value;
}
