import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { type PhoneText, unreadPhone } from './unreadPhone.ts';

/** Returns a stored number as it is written abroad, such as `+234 803 123 4567`. */
export const toInternational = (value: string): string =>
  parsePhoneNumberFromString(value)?.formatInternational() ?? value;

/** Returns the country code of a country, such as `+234`; empty where it has none. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

/** Returns a mobile number of a country, written as the field shows it; empty where there is none. */
export const phoneExample = (country: string): string =>
  isSupportedCountry(country)
    ? formatPhone(country, getExampleNumber(country, examples)?.nationalNumber ?? '')
    : '';

/** Returns all countries that have a country code. */
export const phoneCountries = (): readonly string[] => getCountries();

/** Splits a stored number. One that can't be read is shown as `unreadPhone` has it. */
export function toPhoneText(value: string, formCountry: string): PhoneText {
  const parsed = parsePhoneNumberFromString(value);
  if (parsed?.country) {
    return {
      country: parsed.country,
      national: formatPhone(parsed.country, parsed.nationalNumber),
    };
  }
  const unread = unreadPhone(value, formCountry);
  const code = callingCode(unread.country);
  if (code === '' || !value.startsWith(code)) return unread;
  return { ...unread, national: formatPhone(unread.country, value.slice(code.length)) };
}

/** Formats a national number as its country writes it after the country code. */
export function formatPhone(country: string, national: string): string {
  const code = callingCode(country);
  if (code === '' || /[^\d\s().-]/u.test(national)) return national;
  const digits = national.replace(/\D/gu, '');
  const formatted = new AsYouType(country as CountryCode).input(`${code}${digits}`);
  return formatted.startsWith(code) ? formatted.slice(code.length).trim() : national;
}

/**
 * Returns the number in international form. Drops the zero that is dialed inside a country only, and
 * takes a number typed with its own `+` as it is.
 */
export function toPhoneValue({ country, national }: PhoneText): string {
  const text = national.trim();
  if (text === '') return '';
  if (text.startsWith('+')) return `+${text.replace(/\D/gu, '')}`;
  const code = callingCode(country);
  if (code === '' || /[^\d\s().-]/u.test(text)) return text;
  const parsed = parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.number ?? `${code}${text.replace(/\D/gu, '')}`;
}
