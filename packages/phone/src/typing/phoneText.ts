import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryCallingCode } from './countryCallingCode.ts';
import { countryOfPhone } from './countryOfPhone.ts';
import { formatNational } from './formatNational.ts';
import { toInternational } from './toInternational.ts';

/** A number in the two parts of a phone field. */
export interface PhoneText {
  /** ISO 3166-1 alpha-2; empty text while none is chosen. */
  readonly country: string;
  /** The number without its calling code, as people of the country write it; with it, while it is typed so. */
  readonly national: string;
}

/**
 * Splits a number that begins with `+` into its country and the rest, complete or not. Returns `undefined` for any other text,
 * and while no country is named.
 *
 * @param preferred a country that is taken if several share the calling code.
 * @example
 * toPhoneText('+2348031234567') // { country: 'NG', national: '803 123 4567' }
 * toPhoneText('0803 123 4567') // undefined
 */
export function toPhoneText(value: string, preferred = ''): PhoneText | undefined {
  const parsed = parsePhoneNumberFromString(value);
  // Otherwise a zero is left out of it, which the value has.
  if (parsed?.country && parsed.number === withoutSeparators(value)) {
    const { country, nationalNumber } = parsed;
    return { country, national: formatNational(country, nationalNumber) };
  }
  const country = countryOfPhone(value, preferred);
  if (country === undefined) return undefined;
  const code = countryCallingCode(country);
  if (!value.startsWith(code)) return undefined;
  return { country, national: formatNational(country, value.slice(code.length)) };
}

/**
 * Returns the value for what was typed, with its calling code. Drops the zero that is dialed inside a country only, also from a
 * number that was typed with its own `+`, or `00`, which is taken as it is otherwise. Text that is not a number is returned
 * without change.
 *
 * @example
 * toPhoneValue({ country: 'NG', national: '0803 123 4567' }) // '+2348031234567'
 * toPhoneValue({ country: 'NG', national: '+44 (0)20 7946 0018' }) // '+442079460018'
 */
export function toPhoneValue({ country, national }: PhoneText): string {
  const text = national.trim();
  if (text === '') return '';
  const international = toInternational(text);
  if (international) return withoutTrunkZero(withoutSeparators(international));
  const code = countryCallingCode(country);
  if (code === '' || !/^[\s().-]*\d[\d\s().-]*$/u.test(text)) return text;
  const parsed = parsePhoneNumberFromString(text, country as CountryCode);
  return parsed?.number ?? `${code}${text.replace(/\D/gu, '')}`;
}

const withoutSeparators = (number: string): string => `+${number.replace(/\D/gu, '')}`;

/** Returns a number without the zero after its calling code if it is a number of the country then. */
function withoutTrunkZero(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid()) return number;
  return number === `+${parsed.countryCallingCode}0${parsed.nationalNumber}`
    ? parsed.number
    : number;
}
