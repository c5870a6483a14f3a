import { readXml } from '../../input/workbook/readXml.ts';
import { CommandError } from '../../terminal/commandError.ts';

/** Attributes by name. */
export type Attributes = Readonly<Record<string, string>>;

/** Changes a part while it is copied; names come without their namespace prefix. */
export interface XmlChanges {
  /** Returns the attributes to write, and what to write before the element. */
  readonly open?: (name: string, attributes: Attributes, depth: number) => Change | undefined;
  /** Returns the text to write before the end of an element. */
  readonly close?: (name: string, depth: number) => string;
}

/** What to write of an element: before it, its attributes if others, and in place of its content. */
export interface Change {
  readonly attributes?: Attributes;
  readonly before?: string;
  readonly content?: string;
}

const maxLength = 128 * 1024 * 1024;

/** Returns text as XML holds it, in attributes too. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns attributes as they stand in a tag. */
export const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** Returns a part with changes, and everything else as it was but for comments. Throws `CommandError` beyond 128 MiB. */
export async function rewriteXml(
  pieces: AsyncIterable<string>,
  { open, close }: XmlChanges,
): Promise<string> {
  const written: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  let length = 0;
  let depth = 0;
  const write = (text: string): void => {
    length += text.length;
    if (length > maxLength) {
      throw new CommandError('this workbook is too large to return. Use --format csv');
    }
    if (text !== '') written.push(text);
  };
  /** The depth of the content that is left out; 0 if none is. */
  let omitted = 0;
  let prefix = '';
  /** What is added stands in the namespace of the part, whose prefix is that of its root. */
  const added = (text = ''): string => text.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}`);
  const handler = {
    open: (name: string, attributes: Attributes, tag: string) => {
      depth += 1;
      if (omitted > 0) return;
      if (depth === 1) prefix = tag.slice(0, tag.length - name.length);
      const change = open?.(name, attributes, depth - 1);
      write(`${added(change?.before)}<${tag}${attributesText(change?.attributes ?? attributes)}>`);
      if (change?.content === undefined) return;
      write(added(change.content));
      omitted = depth;
    },
    text: (text: string) => {
      if (omitted === 0) write(escapeText(text));
    },
    close: (name: string, tag: string) => {
      depth -= 1;
      if (omitted > 0 && depth >= omitted) return;
      omitted = 0;
      write(`${added(close?.(name, depth))}</${tag}>`);
    },
  };
  for await (const _ of readXml(pieces, handler));
  return written.join('');
}
