import { AsYouType, type CountryCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { countryCallingCode } from './countryCallingCode.ts';

/**
 * Formats a number as its country writes it after the calling code, complete or not. Text that has anything but digits and
 * their separators, or begins with `00`, is returned as it is.
 *
 * @example
 * formatNational('NG', '8031234') // '803 123 4'
 */
export function formatNational(country: string, national: string): string {
  const code = countryCallingCode(country);
  if (code === '' || /[^\d\s().-]|^\s*00/u.test(national)) return national;
  const digits = national.replace(/\D/gu, '');
  const formatted = new AsYouType(country as CountryCode).input(`${code}${digits}`);
  return formatted.startsWith(code) ? formatted.slice(code.length).trim() : national;
}

/**
 * Returns a mobile number of a country, written as a field shows it; empty text if none is known.
 *
 * @example
 * phoneExample('NG') // '802 123 4567'
 */
export function phoneExample(country: string): string {
  if (countryCallingCode(country) === '') return '';
  const example = getExampleNumber(country as CountryCode, examples);
  return formatNational(country, example?.nationalNumber ?? '');
}
