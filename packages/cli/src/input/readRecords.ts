import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { decodeText } from './decodeText.ts';
import { InputProblem } from './inputProblem.ts';
import { parseJson } from './parseJson.ts';
import { readBytes } from './readBytes.ts';
import { readLines } from './readLines.ts';

/** How a file is written. */
export const inputFormats = ['json', 'ndjson', 'csv'] as const;
export type InputFormat = (typeof inputFormats)[number];

/** One thing to check and where it stands, such as `customers.ndjson:17`; or why it cannot be read. */
export type InputRecord =
  | { readonly where: string; readonly value: unknown; readonly problem?: undefined }
  | { readonly where: string; readonly problem: string };

/** The format that a file's name tells; JSON where it tells none. */
export function formatOf(file: string): InputFormat {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase();
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson';
  return ending === 'csv' ? 'csv' : 'json';
}

async function* readJson(text: AsyncIterable<string>, file: string): AsyncGenerator<InputRecord> {
  const pieces: string[] = [];
  for await (const piece of text) pieces.push(piece);
  const parsed = parseJson(pieces.join(''));
  if (parsed.problem !== undefined) throw new InputProblem(`${file}: ${parsed.problem}`);
  if (!Array.isArray(parsed.value)) yield { where: file, value: parsed.value };
  else {
    for (const [index, value] of parsed.value.entries())
      yield { where: `${file}[${index}]`, value };
  }
}

/** A line that is not JSON is a record with a problem: the lines after it are still read. */
async function* readNdjson(text: AsyncIterable<string>, file: string): AsyncGenerator<InputRecord> {
  for await (const line of readLines(text, file)) {
    if (line.text.trim() !== '') yield { where: `${file}:${line.number}`, ...parseJson(line.text) };
  }
}

/** CSV has no way to leave a field out: an empty cell says that there is none. */
const filledCells = (row: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));

/** A row with too many or too few fields is a record with a problem, as for NDJSON. */
async function* readCsv(text: AsyncIterable<string>, file: string): AsyncGenerator<InputRecord> {
  const parser = parse({
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const fed = pipeline(Readable.from(text), parser).catch(() => undefined);
  try {
    for await (const { info, record } of parser) {
      const where = `${file}:${info.lines}`;
      yield info.error
        ? {
            where,
            problem: `the heading has ${info.columns.length} columns, this row another number`,
          }
        : { where, value: filledCells(record) };
    }
    await fed;
  } catch (error) {
    if (error instanceof InputProblem) throw error;
    throw new InputProblem(`${file}: this is not CSV with a heading; check its quotes`);
  }
}

const readers = { json: readJson, ndjson: readNdjson, csv: readCsv };

/**
 * The records of a file, one after another: a JSON value or the elements of a JSON list, the lines of
 * NDJSON, the rows of CSV with a heading, without empty cells. Throws `InputProblem` where the file as a whole is unreadable.
 */
export function readRecords(
  file: string,
  format: InputFormat,
  stdin: AsyncIterable<Uint8Array>,
): AsyncGenerator<InputRecord> {
  return readers[format](decodeText(readBytes(file, stdin), file), file);
}
