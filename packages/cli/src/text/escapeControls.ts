// C0 and C1 controls, line and paragraph separators, and the characters that reorder text (UAX 9) or hide in it.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const codePoint = (character: string): string =>
  character.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * Returns text that is safe to print: control, escape and bidirectional characters become `\u{001b}`, so that a file
 * name or a column heading can neither drive the terminal nor forge a line of the report.
 *
 * @example
 * escapeControls('a\u001b[31m\nb') // 'a\\u{001b}[31m\\u{000a}b'
 */
export const escapeControls = (text: string): string =>
  text.replace(unsafe, (character) => `\\u{${codePoint(character)}}`);

/** Returns JSON of `value` on one line in which those characters are `\uXXXX` escapes: the same value when parsed. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (character) => `\\u${codePoint(character)}`);
