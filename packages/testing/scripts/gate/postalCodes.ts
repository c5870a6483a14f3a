import { type Locale, localeOfCountry } from './locales.ts';
import { wrongPostalCodes } from './misprints.ts';
import type { ReadPackage } from './readPackage.ts';

/** Locales whose formats are those of the post. Others of faker take any digits. */
const byThePost = ['CA', 'CH', 'FR', 'GR', 'IN', 'JP', 'LV', 'NL', 'NP', 'PL', 'CZ', 'BR', 'SE'];

/** Formats that are taken of a locale. */
const most = 60;

/** Returns a code of a format of faker: `#` is a digit, `?` a letter. */
const codeOf = (format: string, digit: number): string =>
  format.replace(/#/g, String(digit)).replace(/\?/g, 'A');

/** Returns postal codes by country, joined by `|`: as written, and with the code of the country as posts print it abroad. */
export function postalCodes(
  read: ReadPackage,
  locales: Readonly<Record<string, Locale>>,
): Readonly<Record<string, string>> {
  const formats = read<Record<string, { postalCodeFormat?: string }>>(
    'postal-codes-js',
    'generated/postal-codes-alpha2.json',
  );
  const codes = new Map<string, Set<string>>();
  const add = (country: string, code: string): void => {
    if (wrongPostalCodes.has(`${country} ${code}`)) return;
    codes.set(country, (codes.get(country) ?? new Set()).add(code));
  };
  for (const [country, { postalCodeFormat }] of Object.entries(formats)) {
    if (!postalCodeFormat) continue;
    const { TestData } = read<{ TestData: { Valid: string[] } }>(
      'postal-codes-js',
      `formats/${postalCodeFormat}`,
    );
    for (const code of TestData.Valid) add(country, code);
  }
  for (const country of byThePost) {
    const locale = locales[Reflect.get(localeOfCountry, country)];
    const formats = [locale?.location?.postcode ?? []].flat();
    const step = Math.ceil(formats.length / most);
    for (let i = 0; i < formats.length; i += step) add(country, codeOf(formats[i] ?? '', 3));
  }
  return Object.fromEntries(
    [...codes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([country, list]) => {
        const abroad = [...list]
          .filter((code) => /^\d/.test(code))
          .flatMap((code) => [`${country}-${code}`, `${country} ${code}`, `${country}${code}`]);
        return [country, [...new Set([...list, ...abroad])].sort().join('|')];
      }),
  );
}
