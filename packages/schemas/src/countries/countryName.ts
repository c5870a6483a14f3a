import { countryCodes } from '../codes/countryCode.ts';
import { isUnlistedCountry } from '../codes/unlistedCountryCode.ts';

const isListed = (code: string): boolean => (countryCodes as readonly string[]).includes(code);

let last: { readonly locale: string; readonly names: Intl.DisplayNames } | undefined;

/**
 * The name of a country in a language, from the runtime's own tables; of those the API lacks too.
 * `undefined` for what is not the code of one. Codes are upper case, as the API has them.
 *
 * @throws RangeError where `locale` is no language tag (BCP 47).
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
  return isListed(code) || isUnlistedCountry(code) ? last.names.of(code) : undefined;
}
