import { remembered } from '../values/remembered.ts';

/** How a locale writes numbers: its digits, and the signs between them. */
export interface NumberSigns {
  /** Value of each digit that the locale has, such as `٣` of Arabic. */
  readonly digits: ReadonlyMap<string, string>;
  readonly decimal: string;
  readonly group: string;
}

/**
 * Returns the digits and signs of a locale, from `Intl.NumberFormat`.
 *
 * @throws RangeError for a locale that isn't a language tag, as `Intl` does.
 */
export const numberSignsOf: (locale: string) => NumberSigns = remembered((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9);
  const signOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const digitsOf = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    digits: new Map(
      Array.from({ length: 10 }, (_, digit) => [digitsOf.format(digit), String(digit)] as const),
    ),
    decimal: signOf('decimal') || '.',
    group: signOf('group'),
  };
});
