import type { Printable } from '@passmuster/findings';

/** What `visibleText` shows, but for the line breaks between the members of an indented document. */
const hidden = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * Returns JSON of `value`, on one line unless `indent` is given. Control, bidirectional and invisible characters are
 * `\uXXXX` escapes: the same value when parsed.
 */
export const jsonText = (value: unknown, indent?: number): Printable<'json'> =>
  JSON.stringify(value, null, indent).replace(hidden, escaped) as Printable<'json'>;
