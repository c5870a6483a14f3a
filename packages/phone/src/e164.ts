import type { Rule } from '@passmuster/findings';
import {
  asciiDigitsRule,
  e164LengthRule,
  leadingPlusRule,
  noSeparatorsRule,
  textRule,
  visibleCharactersRule,
} from './textRules.ts';

const e164Pattern = /^\+[1-9]\d{1,14}$/;

/**
 * Returns whether `value` matches `^\+[1-9]\d{1,14}$`, the pattern of the specification.
 *
 * @example
 * isE164('+2348031234567') // true
 * isE164('08031234567') // false
 */
export function isE164(value: unknown): value is string {
  return typeof value === 'string' && e164Pattern.test(value);
}

/**
 * Returns the rule that best explains why a value is not in E.164 form. Only the first 64 characters are checked:
 * no valid number is longer.
 */
export function whyNotE164(value: unknown): Rule {
  if (typeof value !== 'string') return textRule;
  const start = value.slice(0, 64);
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(start)) {
    return visibleCharactersRule;
  }
  if (/[\p{L}\p{M}\uFF0B]|(?!\d)\p{N}/u.test(start)) return asciiDigitsRule;
  if (/[^+\d]|.\+/u.test(start)) return noSeparatorsRule;
  if (!/^\+[1-9]/u.test(start)) return leadingPlusRule;
  return e164LengthRule;
}
