/**
 * Characters that control a device, reorder text or don't show: Unicode categories Cc, Cf, Zl and Zp, lone surrogates,
 * and everything that a font may leave out (UAX 44, Default_Ignorable_Code_Point), which has the tags of U+E0000.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/**
 * Returns text on one line in which every control, bidirectional and invisible character is written as `\u{001b}`: it can
 * neither drive a terminal nor forge a line, and nothing hides in it. Text without such characters is returned unchanged.
 *
 * @example
 * visibleText('a\u001b[31m\nb') // 'a\\u{001b}[31m\\u{000a}b'
 */
export const visibleText = (text: string): string =>
  text.replace(hidden, (character) => `\\u{${codePoint(character)}}`);
