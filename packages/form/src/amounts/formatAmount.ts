import type { AmountFormat, AmountUnit } from './amount.ts';

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
export function formatAmount(value: string, { locale, decimals = 2, unit }: AmountFormat): string {
  if (!isDecimal(value)) return value;
  const fewest = fewestDecimals(value, decimals, unit);
  const parts = new Intl.NumberFormat(locale, {
    ...styleOf(unit),
    numberingSystem: 'latn',
    minimumFractionDigits: fewest,
    maximumFractionDigits: fewest,
  }).formatToParts(value);
  // People type plain spaces; `Intl` writes no-break spaces.
  return parts.map(({ value: part }) => part.replace(/[\u00A0\u202F]/gu, ' ')).join('');
}

/** Money has all its decimals. So has a grouped number in an input: `1,234` alone would have two readings. */
function fewestDecimals(value: string, decimals: number, unit: AmountUnit | undefined): number {
  const [, whole = '', given = ''] = canonical.exec(value) ?? [];
  if (unit === 'percent') return given.length;
  if (unit !== undefined || whole.length > 3) return Math.max(given.length, decimals);
  return given.length === 3 ? 4 : given.length;
}

function styleOf(unit: AmountUnit | undefined): Intl.NumberFormatOptions {
  if (unit === undefined) return {};
  if (unit === 'percent') return { style: 'unit', unit: 'percent' };
  return { style: 'currency', currency: unit, currencyDisplay: 'code' };
}
