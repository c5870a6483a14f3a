import type * as typingFunctions from '@passmuster/phone/typing';
import type { PhoneText } from '@passmuster/phone/typing';

/** The module `@passmuster/phone/typing`. Its tables are large: load it with `import()` when a phone field is shown. */
export type PhoneTyping = typeof typingFunctions;

/** What was typed into a phone field, and the value it stands for. */
export interface TypedPhone extends PhoneText {
  /** International, such as `+2348031234567`; text that is not a number as it was typed. */
  readonly value: string;
}

/** What a phone field shows a value with. */
export interface PhoneControlOptions {
  readonly value: string;
  /** The result of the last `type`, `choose` or `leave`. It is shown as long as it stands for the value. */
  readonly typed?: TypedPhone | undefined;
  /** ISO 3166-1 alpha-2, of the form: an empty number is of this country. Default: none. */
  readonly country?: string | undefined;
  /** Absent until it is loaded: then the number is shown and kept as it is. */
  readonly typing?: PhoneTyping | undefined;
}

/** A country and a number, and what to do when a person changes one of them. */
export interface PhoneControl extends PhoneText {
  /** That of the country, such as `+234`; empty text if there is none or the tables haven't loaded. */
  readonly callingCode: string;
  /** A number of the country as a person would type it; empty text if none is known. */
  readonly example: string;
  /** Takes the text of the number. It is formatted only while it grows at its end: otherwise the cursor would move. */
  type(text: string, options?: { readonly isAtEnd?: boolean }): TypedPhone;
  /** Takes another country. */
  choose(country: string): TypedPhone;
  /** A person left the number: one that was typed with its `+` is shown in two parts from now on. */
  leave(): TypedPhone | undefined;
}

/**
 * Returns the two controls of a phone field: a country to choose and a number to type. A number that begins with `+` or `00`
 * sets its country. Store the `value` of what `type` and `choose` return, and pass it as `typed` the next time.
 *
 * @example
 * const { country, national } = phoneControl({ value: '+2348031234567', typing });
 * [country, national] // ['NG', '803 123 4567']
 * phoneControl({ value: '', country: 'NG', typing }).type('0803 123 4567').value // '+2348031234567'
 * phoneControl({ value: '', country: 'NG', typing }).type('+233 24').country // 'GH'
 */
export function phoneControl({
  value,
  typed,
  country: formCountry = '',
  typing,
}: PhoneControlOptions): PhoneControl {
  const known = typed?.value === value ? typed : undefined;
  const text = known ?? typing?.toPhoneText(value, formCountry) ?? unreadPhone(value, formCountry);
  const country = value === '' && !known ? formCountry : text.country;
  const shown: PhoneText = { country, national: text.national };
  return {
    ...shown,
    callingCode: typing?.countryCallingCode(country) ?? '',
    example: typing?.phoneExample(country) ?? '',
    type(next, { isAtEnd = false } = {}) {
      const isFormatted = isAtEnd && next.length > shown.national.length;
      const written = (isFormatted && typing?.formatNational(country, next)) || next;
      return typedPhone({ country, national: written }, typing);
    },
    choose(next) {
      const split = isInternational(shown) ? typing?.toPhoneText(value, country) : undefined;
      return typedPhone({ ...(split ?? shown), country: next }, typing);
    },
    leave: () => (known && !isInternational(known) ? known : undefined),
  };
}

/**
 * Returns the typed text with the value that it stands for. Call it again with what was typed before the tables had loaded.
 *
 * @example
 * typedPhone({ country: 'NG', national: '0803 123 4567' }, typing).value // '+2348031234567'
 * typedPhone({ country: 'NG', national: '+233 24' }, typing).country // 'GH'
 */
export const typedPhone = (
  { country, national }: PhoneText,
  typing: PhoneTyping | undefined,
): TypedPhone => ({
  country: typing?.countryOfPhone(national, country) ?? country,
  national,
  value: typing?.toPhoneValue({ country, national }) ?? national,
});

const isInternational = ({ national }: PhoneText): boolean => /^\s*(?:\+|00)/u.test(national);

/** A number without a calling code has no country either, so that the field asks for it. */
const unreadPhone = (value: string, formCountry: string): PhoneText => ({
  country: value === '' || value.startsWith('+') ? formCountry : '',
  national: value,
});
