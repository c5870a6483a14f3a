import type { Amount, AmountFormat, AmountProblem, ParsedAmount } from './amount.ts';
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
 * groups such as `12,34,567`. One sign with exactly three digits after it has two readings (`1.234`): both are
 * returned, to let the person choose, unless the amount has no decimals, or one would be more than 100 percent.
 *
 * @throws RangeError for a locale or a currency code that `Intl.NumberFormat` refuses.
 * @example
 * parseAmount('12,50', { locale: 'en', unit: 'NGN' }) // { value: '12.5', shown: 'NGN 12.50' }
 * parseAmount('1.234', { locale: 'en' }).candidates?.map(({ value }) => value) // ['1234', '1.234']
 * parseAmount('12.345.6', { locale: 'en' }) // { invalid: 'not-a-number' }
 */
export function parseAmount(text: string, format: AmountFormat): ParsedAmount {
  const { decimals = 2 } = format;
  if (text.length > maxLength) return { invalid: 'not-a-number' };
  // Text that was copied from a page written from right to left contains invisible marks of direction.
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  if (typed === '') return { invalid: 'blank' };
  const plain = plainSigns(withoutUnit(typed, format.unit), format.locale);
  if (/^[-−–(]/u.test(plain)) return { invalid: 'negative' };
  const [first, second] = possible(readingsOf(plain, decimals), format.unit);
  if (first === undefined) return { invalid: 'not-a-number' };
  if (second !== undefined) {
    return { candidates: [amountOf(first, format), amountOf(second, format)] };
  }
  const problem = problemOf(first, decimals);
  return problem ? { invalid: problem } : amountOf(first, format);
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

/** Returns the canonical readings of a number: none, one, or two where its only sign may group or divide. */
function readingsOf(text: string, decimals: number): readonly string[] {
  if (/^\d+$/u.test(text)) return [canonical(text, '')];
  const [, before = '', fraction = ''] = /^(.*)[.,](\d*)$/u.exec(text) ?? [];
  const sign = text.charAt(before.length);
  const isWhole = isGrouped(text);
  const isDecimal =
    /^\d+$/u.test(before) ||
    (before === '' && fraction !== '') ||
    (isGrouped(before) && !before.includes(sign));
  const whole = canonical(text.replace(/\D/gu, ''), '');
  if (!isDecimal) return isWhole ? [whole] : [];
  const divided = canonical(before.replace(/\D/gu, ''), fraction);
  if (!isWhole) return [divided];
  return decimals === 0 ? [whole] : [whole, divided];
}

/** Nobody owns more than all: of two readings of a percentage, one may be no share. */
function possible(readings: readonly string[], unit: AmountFormat['unit']): readonly string[] {
  if (unit !== 'percent' || readings.length < 2) return readings;
  return readings.filter((value) => Number(value) <= 100);
}

function canonical(whole: string, fraction: string): string {
  const integer = whole.replace(/^0+(?=\d)/u, '') || '0';
  let rest = fraction;
  while (rest.endsWith('0')) rest = rest.slice(0, -1);
  return rest === '' ? integer : `${integer}.${rest}`;
}

function problemOf(value: string, decimals: number): AmountProblem | undefined {
  const [whole = '', fraction = ''] = value.split('.');
  if (fraction.length > decimals) return 'too-many-decimals';
  if (`${whole}${fraction}`.replace(/^0+/u, '').length > maxDigits) return 'too-many-digits';
  return undefined;
}

const amountOf = (value: string, format: AmountFormat): Amount => ({
  value,
  shown: formatAmount(value, format),
});
