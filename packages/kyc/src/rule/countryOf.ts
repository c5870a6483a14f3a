import { findCountry } from '@passmuster/schemas/countries';
import { isCountryCode } from './guards.ts';

/**
 * Returns the code of the country of an address: owners may enter its name. Undefined if it is none. Pass it to `memoize`,
 * since a name is looked up in many languages.
 *
 * @example
 * countryOf('Deutschland') // 'DE'
 */
export const countryOf = (country: string): string | undefined =>
  isCountryCode(country) ? country : findCountry(country);
