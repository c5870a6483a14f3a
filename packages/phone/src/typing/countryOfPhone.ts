import { AsYouType, type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { countryCallingCode } from './countryCallingCode.ts';
import { toInternational } from './toInternational.ts';

/**
 * Returns the country of a number that begins with `+` or `00`, also of one that isn't complete; `undefined` while its digits
 * name none. Of countries that share a calling code it is the one that the digits name, otherwise `preferred` if it is one of
 * them, otherwise the largest.
 *
 * @example
 * countryOfPhone('+234 80') // 'NG'
 * countryOfPhone('+1', 'CA') // 'CA'
 * countryOfPhone('00234 80') // 'NG'
 * countryOfPhone('0803') // undefined
 */
export function countryOfPhone(text: string, preferred = ''): string | undefined {
  const number = toInternational(text);
  if (number === undefined) return undefined;
  const typed = new AsYouType();
  typed.input(number);
  const named = typed.getCountry();
  if (named && isSupportedCountry(named)) return named;
  const code = typed.getCallingCode();
  if (code === undefined) return undefined;
  if (countryCallingCode(preferred) === `+${code}`) return preferred;
  const sharing: Readonly<Record<string, readonly CountryCode[]>> = metadata.country_calling_codes;
  return sharing[code]?.[0];
}
