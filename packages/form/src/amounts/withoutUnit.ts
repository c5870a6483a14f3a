import { remembered } from '../values/remembered.ts';
import type { AmountFormat, AmountUnit } from './amount.ts';

/** What stands before a number, and after it: letters and signs of currencies, with spaces between them. */
const ends = /^[\p{L}\p{Sc}%٪\s]*|[\p{L}\p{Sc}%٪\s]*$/gu;

/** Returns a text without its unit at the start or the end: `%`, or the code or a sign of the currency. */
export function withoutUnit(text: string, { unit, locale }: AmountFormat): string {
  if (unit === undefined) return text;
  return text
    .replace(ends, (end) => {
      const name = folded(end);
      return name !== '' && namesIn(locale)(unit).includes(name) ? '' : end;
    })
    .trim();
}

const folded = (name: string): string => name.replace(/\s/gu, '').toUpperCase();

const namesIn = remembered((locale) => remembered((unit) => namesOf(unit, locale)));

/** The code of a currency begins with that of its country, whose English has the sign that people use: `KSh`, `R$`. */
function namesOf(unit: AmountUnit, locale: string): readonly string[] {
  if (unit === 'percent') return ['%', '٪'];
  const signs = [locale, 'en', 'en-001', `en-${unit.slice(0, 2)}`].flatMap((language) => [
    signOf(unit, language, 'symbol'),
    signOf(unit, language, 'narrowSymbol'),
  ]);
  return [unit, ...signs].map(folded);
}

const signOf = (
  currency: string,
  language: string,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
