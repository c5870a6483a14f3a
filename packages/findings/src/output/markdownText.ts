import type { Printable } from './printable.ts';
import { visibleText } from './visibleText.ts';

/** Characters that begin markup, an HTML tag, an entity, a table cell, a mention or a link. */
const markup = /[\\`*[<>&|~@]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|:(?=\/\/)|(?<=www)\.|^[-+=#]/giu;

/** The number of an ordered list item. Source: CommonMark 0.31.2, section 5.2: at most nine digits. */
const listNumber = /^(\d{1,9})(?=[.)]\s)/;

/**
 * Returns text that Markdown shows as it is, on one line and inside a table cell: no markup, HTML or link in it is
 * interpreted, and control, bidirectional and invisible characters are visible.
 *
 * @see CommonMark 0.31.2, section 2.4 (backslash escapes); GitHub Flavored Markdown, section 6.9 (autolinks)
 * @example
 * markdownText('<b>a|b') // '\\<b\\>a\\|b'
 */
export const markdownText = (text: string): Printable<'markdown'> =>
  visibleText(text.replace(/\s+/g, ' '))
    .replace(markup, '\\$&')
    .replace(listNumber, '$1\\') as Printable<'markdown'>;
