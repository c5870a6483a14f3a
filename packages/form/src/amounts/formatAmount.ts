import type { AmountFormat } from './amount.ts';
import { currencyDecimals, decimalsOf } from './decimalsOf.ts';

const canonical = /^(\d+)(?:\.(\d+))?$/u;

const isDecimal = (text: string): text is `${number}` => canonical.test(text);

/**
 * Returns canonical decimal text as the locale writes it, with its unit. Never rounds. Other text is returned
 * as it is, so that nothing a person typed disappears.
 *
 * Without a unit, the result is what to put into an input: `parseAmount` reads the same amount from it.
 *
 * @throws RangeError for a locale or a currency code that `Intl.NumberFormat` refuses.
 * @example
 * formatAmount('1234.5', { locale: 'en', unit: 'NGN' }) // 'NGN 1,234.50'
 * formatAmount('1234.5', { locale: 'de' }) // '1.234,50'
 * formatAmount('12.5', { locale: 'fr', unit: 'percent' }) // '12,5 %'
 */
export function formatAmount(value: string, format: AmountFormat): string {
  return isDecimal(value) ? write(value, format, fewestDecimals(value, format)) : value;
}

/** Returns an amount as an input shows it: without its unit, and read there as the same amount. */
export function inputText(value: string, format: AmountFormat): string {
  if (!isDecimal(value)) return value;
  const plain = { locale: format.locale, decimals: decimalsOf(format) };
  return write(value, plain, fewestDecimals(value, format.unit === 'percent' ? format : plain));
}

function write(value: `${number}`, format: AmountFormat, fewest: number): string {
  const parts = new Intl.NumberFormat(format.locale, {
    ...styleOf(format),
    numberingSystem: 'latn',
    minimumFractionDigits: fewest,
    maximumFractionDigits: fewest,
  }).formatToParts(value);
  // People type plain spaces; `Intl` writes no-break spaces.
  return parts.map(({ value: part }) => part.replace(/[\u00A0\u202F]/gu, ' ')).join('');
}

/** Money has all its decimals. In an input, an amount such as 1.234 has a zero more: it would have two readings without it. */
function fewestDecimals(value: string, format: AmountFormat): number {
  const { decimals, unit } = format;
  const [, whole = '', given = ''] = canonical.exec(value) ?? [];
  if (unit === 'percent') return given.length;
  if (unit !== undefined) return Math.max(given.length, decimals ?? currencyDecimals(unit));
  if (whole.length > 3) {
    return given === '' ? 0 : Math.max(given.length, Math.min(decimalsOf(format), 2));
  }
  return given.length === 3 && whole !== '0' ? 4 : given.length;
}

function styleOf({ unit }: AmountFormat): Intl.NumberFormatOptions {
  if (unit === undefined) return {};
  if (unit === 'percent') return { style: 'unit', unit: 'percent' };
  return { style: 'currency', currency: unit, currencyDisplay: 'code' };
}
