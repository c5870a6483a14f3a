import type { Printable } from '@passmuster/findings';

/** What `visibleText` shows, but for the line breaks between the members of an indented document. */
const hidden = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Most texts have only ASCII, accented letters, quotation marks and dashes, none of them hidden: this is found out in a
 * quarter of the time that `hidden` takes.
 */
const unusual = /[^\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]/;

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * Returns JSON of `value`, on one line unless `indent` is given. Control, bidirectional and invisible characters are
 * `\uXXXX` escapes: the same value when parsed.
 */
export function jsonText(value: unknown, indent?: number): Printable<'json'> {
  const text = JSON.stringify(value, undefined, indent);
  return (unusual.test(text) ? text.replace(hidden, escaped) : text) as Printable<'json'>;
}
