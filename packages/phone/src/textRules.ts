import type { Rule, Source } from '@passmuster/findings';

/** The pattern all rules of this file word in parts: API specification 1.0.0, `phone`. */
const source: Source = {
  title: 'API specification 1.0.0',
  section: 'Business customer, phone; Business owner, phone_number',
};

/** A phone number is a text: a JSON number has no plus sign, an array or object is no number. */
export const textRule: Rule<'phone/text'> = {
  id: 'phone/text',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'A phone number must be a string in E.164 form',
  remedy: 'Enter the number with + and the country calling code, such as +2348012345678',
};

/** Zero-width and control characters come with copying, and cannot be seen in a field. */
export const visibleCharactersRule: Rule<'phone/visible-characters'> = {
  id: 'phone/visible-characters',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains an invisible character, such as a zero-width space',
  remedy: 'Delete the number and type it instead of pasting it',
};

/** Full-width and Arabic-Indic digits, a full-width plus, letters of any script. */
export const asciiDigitsRule: Rule<'phone/ascii-digits'> = {
  id: 'phone/ascii-digits',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains a letter, or a digit or sign that is not an ASCII one',
  remedy: 'Type the number with the digits 0 to 9 and the sign + only',
};

/** Spaces, hyphens, dots and brackets: a national way of writing. */
export const noSeparatorsRule: Rule<'phone/no-separators'> = {
  id: 'phone/no-separators',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains a space or a sign other than the leading +',
  remedy: 'Leave out spaces, hyphens, dots and brackets',
};

/** `0803…`, `00234…` and `234…` all lack it. */
export const leadingPlusRule: Rule<'phone/leading-plus'> = {
  id: 'phone/leading-plus',
  severity: 'error',
  basis: 'spec',
  source,
  message:
    'The phone number must begin with + and a country calling code, which never begins with 0',
  remedy: 'Begin with + and the country calling code, without 00 or 0: such as +2348012345678',
};

/** ITU-T E.164 allows 15 digits at most; the API asks for two at least. */
export const e164LengthRule: Rule<'phone/e164-length'> = {
  id: 'phone/e164-length',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number must have 2 to 15 digits after the +',
  remedy: 'Check that no digit is missing and that nothing follows the number',
};
