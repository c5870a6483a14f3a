import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

/** Each rule of this file is a part of the pattern of the specification for `phone`. */
const source: Source = {
  title: 'API specification 1.0.0',
  section: 'Business customer, phone; Business owner, phone_number',
};

/** A JSON number has no plus sign; an array or object is not a phone number. */
export const textRule: Rule<'phone/text'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/text',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'A phone number must be a string in E.164 form',
  remedy: 'This isn’t a phone number. Enter one such as +234 801 234 5678.',
});

/** Copied text often contains zero-width and control characters. */
export const visibleCharactersRule: Rule<'phone/visible-characters'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/visible-characters',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains an invisible character, such as a zero-width space',
  remedy: 'This number contains an invisible character. Clear the field and type the number.',
});

/** Full-width and Arabic-Indic digits, a full-width plus, letters of any script. */
export const asciiDigitsRule: Rule<'phone/ascii-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/ascii-digits',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains a letter, or a digit or sign outside ASCII',
  remedy:
    'This number contains a letter or an unusual digit. Type it with a + and the digits 0 to 9.',
});

/** Spaces, hyphens, dots and parentheses, as in national formats. */
export const noSeparatorsRule: Rule<'phone/no-separators'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/no-separators',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number contains a space or punctuation other than the leading +',
  remedy: 'This number contains spaces or punctuation. Enter only the + and the digits.',
});

/** `0803…`, `00234…` and `234…` do not have it. */
export const leadingPlusRule: Rule<'phone/leading-plus'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/leading-plus',
  severity: 'error',
  basis: 'spec',
  source,
  message:
    'The phone number must begin with + and a country calling code, which never begins with 0',
  remedy:
    'This number doesn’t start with + and a country code. Add them, for example +234 801 234 5678.',
});

/** ITU-T E.164 allows 15 digits at most; the API asks for two at least. */
export const e164LengthRule: Rule<'phone/e164-length'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/e164-length',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The phone number must have 2 to 15 digits after the +',
  remedy: 'This number is too short or too long. Check that no digit is missing or repeated.',
});
