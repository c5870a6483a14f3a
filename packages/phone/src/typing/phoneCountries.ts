import { getCountries } from 'libphonenumber-js/min';

/**
 * Returns all countries and territories that have a calling code, ISO 3166-1 alpha-2, and `AC`, `TA` and `XK`.
 *
 * @example
 * phoneCountries().includes('NG') // true
 */
export const phoneCountries = (): readonly string[] => getCountries();
