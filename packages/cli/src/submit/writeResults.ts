import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { csvRow, type Printable } from '@passmuster/findings';
import type { Table } from '../checks/openTable.ts';
import { type CellTexts, fixWorkbook } from '../fix/fixWorkbook.ts';
import { sourcesOfCopy } from '../output/copySources.ts';
import { jsonLine } from '../output/json.ts';
import { writeSources } from '../output/returned/writeSources.ts';
import { CommandError } from '../terminal/commandError.ts';
import { type RowResult, resultColumns } from './rowResults.ts';

const formats = {
  '.csv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.xlsx': 'xlsx',
} as const;
export type ResultFormat = (typeof formats)[keyof typeof formats];

/**
 * Returns how the results of a run are written, by the name of their file.
 *
 * @throws {CommandError} for another name, and for a file that exists: it may hold the results of another run
 */
export function resultFormatOf(file: string): ResultFormat {
  const extension = extname(file).toLowerCase();
  const format = Object.entries(formats).find(([name]) => name === extension)?.[1];
  if (format === undefined) {
    throw new CommandError(`${file}: name a .csv, .ndjson or .xlsx file for the results`);
  }
  if (existsSync(file)) {
    throw new CommandError(`${file}: this file exists already. Name another one for the results`);
  }
  return format;
}

/** The columns that are added to a workbook, by their headings. */
const added: Readonly<Record<string, (result: RowResult) => string>> = {
  Outcome: ({ outcome }) => outcome,
  Id: ({ id }) => id,
  Code: ({ code }) => code,
  'What happened': ({ sentence }) => sentence,
};

/** Returns the texts of the added columns: in those that an earlier run has added, else to the right of the table. */
function cellTexts(
  headings: readonly string[],
  headingRow: number,
  results: readonly RowResult[],
): CellTexts {
  let free = headings.length;
  const columns = Object.entries(added).map(([heading, textOf]) => {
    const known = headings.findIndex((one) => one.trim() === heading);
    if (known < 0) free += 1;
    return { heading, textOf, column: known < 0 ? free : known + 1 };
  });
  const texts = new Map([
    [headingRow, new Map(columns.map(({ column, heading }) => [column, heading]))],
  ]);
  for (const result of results) {
    texts.set(result.row, new Map(columns.map(({ column, textOf }) => [column, textOf(result)])));
  }
  return texts;
}

/**
 * Returns the results of a run: a line for each row, or the person's own workbook with columns for them. `output`: the file that they are
 * written to.
 *
 * @throws {CommandError} for a workbook if the rows were not read from one
 */
export async function resultTexts(
  results: readonly RowResult[],
  format: ResultFormat,
  output: string,
  table: Table<object> | undefined,
): Promise<readonly (Printable | Uint8Array)[]> {
  const sorted = results.toSorted((one, other) => one.row - other.row);
  if (format === 'ndjson') return sorted.map(jsonLine);
  if (format === 'csv') {
    const columns = resultColumns.filter((column) =>
      sorted.some((row) => row[column] !== undefined),
    );
    const rows = sorted.map((result) => csvRow(columns.map((column) => result[column] ?? '')));
    return [csvRow(columns), ...rows];
  }
  const { name = '-', workbook, headings = [], headingRow } = table ?? {};
  if (!workbook || headingRow === undefined) throw noWorkbook(name);
  const sources = await sourcesOfCopy(output, [{ file: name, zip: workbook.zip }]);
  const texts = cellTexts(headings, headingRow, sorted);
  return [await writeSources(await fixWorkbook(workbook, texts), sources)];
}

/** Returns the error for results that are to be a workbook while the rows are in none. */
export const noWorkbook = (file: string): CommandError =>
  new CommandError(`${file}: results as .xlsx need rows from a workbook. Name a .csv file`);
