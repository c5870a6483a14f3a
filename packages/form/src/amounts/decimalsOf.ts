import type { AmountFormat, AmountUnit } from './amount.ts';

/** Returns how many decimals an amount may have: `decimals` of the format, or else 4 of a percentage, those of its currency, or 2 without one. */
export function decimalsOf({ decimals, unit }: AmountFormat): number {
  if (decimals !== undefined) return decimals;
  // A third of a business is 33.3333%.
  if (unit === 'percent') return 4;
  return unit === undefined ? 2 : currencyDecimals(unit);
}

/** Returns how many decimals a currency is written with: 0 of the CFA franc, 3 of the Kuwaiti dinar. */
export const currencyDecimals = (currency: AmountUnit): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .minimumFractionDigits ?? 2;
