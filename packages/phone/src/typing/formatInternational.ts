import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formats a number for reading. Text that is not a number is returned as it is.
 *
 * @example
 * formatInternational('+2348031234567') // '+234 803 123 4567'
 */
export const formatInternational = (value: string): string =>
  parsePhoneNumberFromString(value)?.formatInternational() ?? value;
