import { SaxesParser } from 'saxes';
import { CommandError } from '../../terminal/commandError.ts';
import { damagedWorkbook } from './zipParts.ts';

/** Receives the elements of a part; names come without their namespace prefix, then as they are written. */
export interface XmlHandler {
  readonly open: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    written: string,
  ) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string, written: string) => void;
}

/** Text that may pass without an element: a cell holds 32,767 characters, of up to six bytes in XML. */
const maxTextLength = 1 << 20;
const maxDepth = 100;
/** Those of a table of 100,000 rows and 50 columns. */
const maxElements = 10_000_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a part as it is unpacked, and yields after each piece. Memory is bounded by one text: a longer one, or elements
 * nested deeper than any workbook has them, throw `CommandError`, as does what isn't well-formed. Entities that the part
 * declares are not expanded.
 */
export async function* readXml(
  pieces: AsyncIterable<string>,
  handler: XmlHandler,
): AsyncGenerator<undefined> {
  const parser = new SaxesParser();
  let silent = 0;
  let depth = 0;
  let elements = 0;
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0;
    depth += 1;
    elements += 1;
    if (depth > maxDepth) throw damagedWorkbook();
    if (elements > maxElements) {
      throw new CommandError(
        'this workbook has more than 10 million cells and marks. Save it as CSV',
      );
    }
    handler.open(localName(name), attributes, name);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => {
    silent = 0;
    depth -= 1;
    handler.close?.(localName(name), name);
  });
  try {
    for await (const piece of pieces) {
      silent += piece.length;
      parser.write(piece);
      if (silent > maxTextLength) throw damagedWorkbook();
      yield undefined;
    }
    parser.close();
  } catch (error) {
    throw error instanceof CommandError ? error : damagedWorkbook();
  }
}

/** Parses a whole part. */
export async function readPart(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}
