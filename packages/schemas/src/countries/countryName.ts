import { countryCodes } from '../codes/countryCode.generated.ts';
import { unlistedCountryCodes } from '../codes/unlistedCountryCode.ts';

const codes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...countryCodes,
  ...unlistedCountryCodes,
]);

/** Returns true for an uppercase ISO 3166-1 code, also of a country missing from the API's list. */
export const isCountryCode = (code: string): boolean => codes.has(code);

let last: { readonly locale: string; readonly names: Intl.DisplayNames } | undefined;

/**
 * Returns the name of a country in a language, from the tables of the runtime, or undefined if `code` is not
 * an uppercase ISO 3166-1 code. Includes the countries missing from the API's list.
 *
 * @throws RangeError if `locale` is not a language tag (BCP 47).
 * @example
 * countryName('NG') // 'Nigeria'
 * countryName('ZA', 'fr') // 'Afrique du Sud'
 * countryName('XX') // undefined
 */
export function countryName(code: string, locale: string = 'en'): string | undefined {
  if (last?.locale !== locale) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    last = { locale, names };
  }
  return isCountryCode(code) ? last.names.of(code) : undefined;
}
