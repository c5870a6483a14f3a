import { type Printable, printable, visibleText } from '@passmuster/findings';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Template of XML: a value that may hold anything goes through `xmlText`. */
export const xml = printable<'xml'>();

/**
 * Returns text for an element or an attribute of XML 1.0, which can't carry most control characters at all: those and
 * invisible ones are written as `\u{001b}`.
 */
export const xmlText = (text: string): Printable<'xml'> =>
  visibleText(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character) as Printable<'xml'>;
