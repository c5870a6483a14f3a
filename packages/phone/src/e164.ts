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

/** `^\+[1-9]\d{1,14}$`, the pattern of the specification. */
export function isE164(value: unknown): value is string {
  return typeof value === 'string' && e164Pattern.test(value);
}

/**
 * The rule that says best why a value that is not in E.164 form is not.
 * Only the first 64 characters are looked at: what follows cannot make it right.
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
