import type { Amount, AmountFormat, AmountProblem, ParsedAmount } from './amount.ts';
import { decimalsOf } from './decimalsOf.ts';
import { formatAmount } from './formatAmount.ts';
import { numberSignsOf } from './numberSigns.ts';
import { withoutUnit } from './withoutUnit.ts';

/** Nobody types a longer amount. */
const maxLength = 100;
/** A JSON number keeps this many digits exactly: IEEE 754 binary64. */
const maxDigits = 15;

/**
 * Returns the amount that a person typed, as canonical text and as it was understood. Reads the decimal and
 * group signs of every language alike: `12,50`, `12.50`, `1.000,50`, `1,000.50`, `1 000,50`, `1'000` and Indian
 * groups such as `12,34,567`. One sign with exactly three digits after it groups them, unless that would be more than
 * 100 percent. It may begin decimals too if it is the decimal sign of the locale and the amount may have decimals, or not its group
 * sign where the amount may have three: both readings are returned, rounded to its decimals, to let the person choose.
 *
 * @throws RangeError for a locale or a currency code that `Intl.NumberFormat` refuses.
 * @example
 * parseAmount('12,50', { locale: 'en', unit: 'NGN' }) // { value: '12.5', shown: 'NGN 12.50' }
 * parseAmount('1,250', { locale: 'en', unit: 'USD' }).value // '1250'
 * parseAmount('1,250', { locale: 'fr', unit: 'USD' }).candidates?.map(({ value }) => value) // ['1250', '1.25']
 * parseAmount('12.345.6', { locale: 'en' }) // { invalid: 'not-a-number' }
 */
export function parseAmount(text: string, format: AmountFormat): ParsedAmount {
  if (text.length > maxLength) return { invalid: 'not-a-number' };
  // Text that was copied from a page written from right to left contains invisible marks of direction.
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  if (typed === '') return { invalid: 'blank' };
  const plain = plainSigns(withoutUnit(typed, format), format.locale);
  if (/^[-−–(].*\d/u.test(plain)) return { invalid: 'negative' };
  const [first, second] = possible(readingsOf(plain), format);
  if (first === undefined) return { invalid: unreadable(plain) };
  if (second !== undefined) {
    return { candidates: [amountOf(first.value, format), amountOf(second.value, format)] };
  }
  const problem = problemOf(first.value, decimalsOf(format));
  return problem ? { invalid: problem } : amountOf(first.value, format);
}

/** Writes every digit as `0` to `9`, every space as ` `, every apostrophe as `'`, and foreign signs as `.` and `,`. */
function plainSigns(text: string, locale: string): string {
  const { digits, decimal, group } = numberSignsOf(locale);
  return [...text]
    .map((sign) => {
      if (/[.,]/u.test(sign)) return sign;
      if (/\s/u.test(sign)) return ' ';
      if (/['’]/u.test(sign)) return "'";
      if (sign === decimal || sign === '٫') return '.';
      if (sign === group || sign === '٬') return ',';
      return digits.get(sign) ?? sign;
    })
    .join('');
}

/** Whole numbers in groups of three, or of two and a last one of three. */
const groups = /^[1-9]\d{0,2}(?:(?<sign>[., '])\d{3})(?:\k<sign>\d{3})*$/u;
const indianGroups = /^[1-9]\d?(?:,\d{2})+,\d{3}$/u;
const isGrouped = (text: string): boolean => groups.test(text) || indianGroups.test(text);

/** A number as it may be meant. */
interface Reading {
  readonly value: string;
  /** What stands before its decimals. Absent from a whole number. */
  readonly decimalSign?: string;
}

/** Returns the readings of a number: none, one, or two where its only sign may group or divide. */
function readingsOf(text: string): readonly Reading[] {
  if (/^\d+$/u.test(text)) return [{ value: canonical(text) }];
  const [, before = '', fraction = ''] = /^(.*)[.,](\d*)$/u.exec(text) ?? [];
  const sign = text.charAt(before.length);
  const isWhole = isGrouped(text);
  const isDecimal =
    /^\d+$/u.test(before) ||
    (before === '' && fraction !== '') ||
    (isGrouped(before) && !before.includes(sign));
  return [
    ...(isWhole ? [{ value: canonical(text) }] : []),
    ...(isDecimal ? [{ value: canonical(before, fraction), decimalSign: sign }] : []),
  ];
}

/**
 * Of two readings, one may be impossible: nobody owns more than all, and a yen has no decimals. A third decimal of a dollar is
 * rounded: `33,333` typed in French is then asked back, and neither of the two is taken for granted.
 */
function possible(readings: readonly Reading[], format: AmountFormat): readonly Reading[] {
  if (readings.length < 2) return readings;
  if (format.unit === 'percent') return readings.filter(({ value }) => Number(value) <= 100);
  const most = decimalsOf(format);
  return readings.flatMap((reading) => {
    const { value, decimalSign } = reading;
    if (decimalSign === undefined) return reading;
    if (!mayDivide(decimalSign, most, format)) return [];
    return { ...reading, value: rounded(value, most) };
  });
}

/** Returns true if a sign that may group digits begins decimals as well, for the person who typed it. */
function mayDivide(sign: string, most: number, { locale }: AmountFormat): boolean {
  const { decimal, group } = numberSignsOf(locale);
  return sign === plainSigns(decimal, locale)
    ? most > 0
    : sign !== plainSigns(group, locale) && most > 2;
}

/** Returns a value with at most so many decimals. Its digits are rounded as a whole number, which a computer does exactly. */
function rounded(value: string, most: number): string {
  const extra = fractionOf(value).length - most;
  if (extra <= 0) return value;
  return String(Math.round(Number(value.replace('.', '')) / 10 ** extra) / 10 ** most);
}

const fractionOf = (value: string): string => value.split('.')[1] ?? '';

/** `33k`, `12 millions` and the sign of another currency need other words than a typo. */
const unreadable = (text: string): AmountProblem =>
  /\d/u.test(text) && /[\p{L}\p{Sc}]/u.test(text) ? 'not-only-digits' : 'not-a-number';

/** Returns canonical decimal text. */
function canonical(whole: string, fraction = ''): string {
  const integer = whole.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '') || '0';
  let rest = fraction;
  while (rest.endsWith('0')) rest = rest.slice(0, -1);
  return rest === '' ? integer : `${integer}.${rest}`;
}

function problemOf(value: string, decimals: number): AmountProblem | undefined {
  if (fractionOf(value).length > decimals) return 'too-many-decimals';
  if (value.replace('.', '').replace(/^0+/u, '').length > maxDigits) return 'too-many-digits';
  return undefined;
}

const amountOf = (value: string, format: AmountFormat): Amount => ({
  value,
  shown: formatAmount(value, format),
});
