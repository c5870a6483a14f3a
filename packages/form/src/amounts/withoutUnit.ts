import type { AmountUnit } from './amount.ts';

/** Returns a text without its unit at the start or the end: `%`, or the code or sign of the currency. */
export function withoutUnit(text: string, unit: AmountUnit | undefined): string {
  if (unit === undefined) return text;
  const names = unit === 'percent' ? ['%', '٪'] : namesOf(unit);
  for (const name of names) {
    if (text.toUpperCase().startsWith(name)) return text.slice(name.length).trim();
    if (text.toUpperCase().endsWith(name)) return text.slice(0, -name.length).trim();
  }
  return text;
}

const namesOf = (currency: string): readonly string[] => [
  currency.toUpperCase(),
  signOf(currency).toUpperCase(),
];

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
