import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * Returns the calling code of a country; empty text if it has none.
 *
 * @example
 * countryCallingCode('NG') // '+234'
 * countryCallingCode('AQ') // ''
 */
export const countryCallingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
