import { Refusal } from '../terminal/refusal.ts';
import type { Encoding } from './decodeText.ts';

/** How records can be written. `lines`: one value per line. */
export const inputFormats = ['json', 'ndjson', 'csv', 'xlsx', 'lines'] as const;
export type InputFormat = (typeof inputFormats)[number];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const binaries: readonly { readonly signature: readonly number[]; readonly is: string }[] = [
  {
    signature: [0xd0, 0xcf, 0x11, 0xe0],
    is: 'an .xls or a password-protected workbook. Remove the password and save it as .xlsx or CSV',
  },
  { signature: [0x25, 0x50, 0x44, 0x46], is: 'a PDF. Export the table as .xlsx or CSV' },
  { signature: [0x1f, 0x8b], is: 'compressed. Decompress it first, for example with gunzip' },
];

/** Returns the one-line reason why bytes are not a table, or undefined. Never reads more than `head`. */
export function binaryReason(head: Uint8Array, encoding: Encoding): string | undefined {
  const known = binaries.find(({ signature }) => startsWith(head, signature));
  if (known) return `this file is ${known.is}`;
  const isText = encoding.startsWith('utf-16') || !head.subarray(0, 8192).includes(0);
  return isText ? undefined : 'this is a binary file. Pass JSON, NDJSON, CSV or .xlsx';
}

export const isWorkbook = (head: Uint8Array): boolean => startsWith(head, [0x50, 0x4b, 3, 4]);

function formatOfName(file: string): InputFormat | undefined {
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase();
  if (extension === 'json') return 'json';
  if (extension === 'ndjson' || extension === 'jsonl') return 'ndjson';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  return extension === 'txt' ? 'lines' : undefined;
}

const isJson = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/**
 * Returns the format of a text by its content, then by its name: `[` or `{` begins JSON, several lines that are JSON
 * by themselves are NDJSON whatever the name says, and anything else is CSV, or one value per line if the first
 * line has no separator and the name doesn't say CSV. A first line of letters above a line with a digit is the heading
 * of a table: no phone number or address is made of letters alone. In a .txt file, other lines with a separator may be values
 * with notes, unless it is a tab: spreadsheets save tables as such text.
 */
export function sniffText(head: string, file: string): InputFormat {
  const named = formatOfName(file);
  const text = head.trimStart();
  if (text.startsWith('{') || text.startsWith('[')) {
    const [first = '', second] = text.split(/\r?\n/, 2);
    const isNdjson = isJson(first) && second !== undefined && /^\s*[{[]/.test(second);
    return isNdjson || named === 'ndjson' ? 'ndjson' : 'json';
  }
  if (named === 'json' || named === 'ndjson' || named === 'csv') return named;
  const [line = '', next = ''] = text.split(/\r?\n/, 2);
  const isHeading = /^[\p{L}_ ,;|"]+$/u.test(line) && /\d/.test(next);
  const isTable = line.includes('\t') || (/[,;|]/.test(line) && named !== 'lines');
  return isHeading || isTable ? 'csv' : 'lines';
}

const separators = [',', '\t', ';', '|'] as const;
export type Separator = (typeof separators)[number];

/** Rows in which a separator is looked for: a title above the headings may have none. */
const rowsWithTitles = 10;

/** Returns the separator of a table: the one that occurs most often in the first row that has one, outside quotes. */
export function sniffSeparator(head: string): Separator {
  const lines = head.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|[\r\n]/, rowsWithTitles);
  const line = lines.find((text) => /[,\t;|]/.test(text)) ?? '';
  const count = (separator: string): number => line.split(separator).length;
  const most = Math.max(...separators.map(count));
  return separators.find((separator) => count(separator) === most) ?? ',';
}

/** Returns true for text whose lines end with a carriage return alone, as those of old Macs and of some exports do. */
export const hasMacLineEnds = (head: string): boolean =>
  head.includes('\r') && !head.includes('\n');

/** Throws for a file that holds nothing to check. */
export function refuseEmpty(head: Uint8Array): void {
  if (head.length === 0) throw new Refusal('emptyFile');
}
