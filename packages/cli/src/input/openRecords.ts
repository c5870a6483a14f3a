import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { decodeText, type Encoding, sniffEncoding } from './decodeText.ts';
import { groupRecords } from './groupRecords.ts';
import { peek } from './peekable.ts';
import { readBytes } from './readBytes.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import type { Batch, RecordSource } from './recordSource.ts';
import {
  binaryReason,
  hasMacLineEnds,
  type InputFormat,
  isWorkbook,
  refuseEmpty,
  type Separator,
  sniffSeparator,
  sniffText,
} from './sniffFormat.ts';
import type { TableNote } from './tableNote.ts';
import { untilAborted } from './untilAborted.ts';
import { wholeRows } from './wholeRows.ts';
import type { TableOfSheet } from './workbook/readWorkbook.ts';

const peekLength = 64 * 1024;

export interface OpenOptions {
  /** Given by the user; recognized by content and name otherwise. */
  readonly input?: InputFormat | undefined;
  /** Name of the sheet of a workbook; the first, if not given. */
  readonly sheet?: string | undefined;
  /** Called with the number of bytes read so far. */
  readonly onRead?: ((bytes: number) => void) | undefined;
}

/** Adds the name of the file to an error that a reader throws. */
const named = (file: string, error: unknown): unknown =>
  error instanceof CommandError && !error.message.startsWith(file)
    ? new CommandError(`${file === '-' ? 'stdin' : file}: ${error.message}`, { cause: error })
    : error;

/** Yields batches; an error that a reader throws meanwhile gets the name of the file. */
export async function* naming(file: string, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    throw named(file, error);
  }
}

async function* counting(
  bytes: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onRead(chunk.length);
    yield chunk;
  }
}

async function* withLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield piece.replaceAll('\r', '\n');
}

const separatorNotes: Readonly<Partial<Record<Separator, TableNote>>> = {
  ';': { id: 'semicolons' },
  '|': { id: 'bars' },
};

const encodingNote = (encoding: Encoding): readonly TableNote[] =>
  encoding === 'utf-8' ? [] : [{ id: 'encoding', encoding }];

const sourceOf = ({ records, ...sheet }: TableOfSheet, file: string): RecordSource => ({
  format: 'xlsx',
  ...sheet,
  batches: naming(file, groupRecords(records)),
});

async function open(file: string, options: OpenOptions, terminal: Terminal): Promise<RecordSource> {
  const all = untilAborted(readBytes(file, terminal.stdin, terminal.threads), terminal.interrupted);
  const { head, bytes } = await peek(
    options.onRead ? counting(all, options.onRead) : all,
    peekLength,
  );
  refuseEmpty(head);
  if (options.input === 'xlsx' || (options.input === undefined && isWorkbook(head))) {
    const { readWorkbook } = await import('./workbook/readWorkbook.ts');
    const { others, ...sheet } = await readWorkbook(bytes, options.sheet);
    const otherSheets = others.map((open) => async () => sourceOf(await open(), file));
    return { ...sourceOf(sheet, file), otherSheets };
  }
  const encoding = sniffEncoding(head);
  const reason = binaryReason(head, encoding);
  if (reason !== undefined) throw new CommandError(reason);
  const decoded = new TextDecoder(encoding).decode(head, { stream: true });
  const isMac = hasMacLineEnds(decoded);
  const text = isMac ? decoded.replaceAll('\r', '\n') : decoded;
  const format = options.input ?? sniffText(text, file);
  const asWritten = decodeText(bytes, encoding);
  const pieces = isMac ? withLineFeeds(asWritten) : asWritten;
  const notes = encodingNote(encoding);
  if (format === 'xlsx') throw new CommandError('this is not an .xlsx file');
  if (format === 'csv') {
    const separator = sniffSeparator(text);
    const separated = separatorNotes[separator] ?? [];
    return { format, notes: notes.concat(separated), ...(await readCsv(pieces, separator)) };
  }
  if (format === 'json') return { format, notes, batches: groupRecords(readJson(pieces)) };
  const isLines = format === 'lines' && encoding === 'utf-8' && !isMac;
  const batches = wholeRows(pieces);
  return { format, notes, form: { format }, batches, ...(isLines && { lines: bytes }) };
}

/**
 * Opens a file, or standard input for `-`, and recognizes how it is written: JSON, NDJSON, CSV, a workbook, or one
 * value per line. Throws `CommandError` where the file as a whole can't be read; a record that can't is a record with
 * a `problem`.
 */
export async function openRecords(
  file: string,
  options: OpenOptions,
  terminal: Terminal,
): Promise<RecordSource> {
  try {
    const source = await open(file, options, terminal);
    return { ...source, batches: naming(file, source.batches) };
  } catch (error) {
    throw named(file, error);
  }
}
