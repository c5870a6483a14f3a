import { type Printable, printable, visibleText } from '@passmuster/findings';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text of a page. */
export type Html = Printable<'html'>;

/** Template of HTML: a value that may hold anything goes through `htmlText`. */
export const html = printable<'html'>();

/** Returns text for an element or a quoted attribute. Control and invisible characters are written as `\u{001b}`. */
export const htmlText = (text: string): Html =>
  visibleText(text).replace(/[&<>"]/g, (character) => entities[character] ?? character) as Html;

/** Returns JSON for a `script` element, which no text in it can end. */
export const jsonForScript = (value: unknown): Html =>
  JSON.stringify(value).replaceAll('<', '\\u003c') as Html;
