import type { Rule } from '@passmuster/findings';
import { asciiRule, noSpacesRule, visibleCharactersRule } from './fieldRules.ts';

/**
 * Returns the rule that a code or number breaks by its characters alone. Only the first 64 characters are checked;
 * hyphens and other punctuation are left to the check of the field.
 */
export function textDefect(text: string): Rule | undefined {
  const start = text.slice(0, 64);
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(start)) {
    return visibleCharactersRule;
  }
  if (/(?![A-Za-z0-9])[\p{L}\p{M}\p{N}]/u.test(start)) return asciiRule;
  return /\p{Zs}/u.test(start) ? noSpacesRule : undefined;
}
