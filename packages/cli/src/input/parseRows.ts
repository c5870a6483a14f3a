import { CsvError, parse } from 'csv-parse/sync';
import type { RawRecord } from './rawRecord.ts';
import type { Batch, TextForm } from './recordSource.ts';
import { RowEnds } from './rowEnds.ts';

/** One row of a table. */
export interface TableRow {
  /** The number that a spreadsheet shows. */
  readonly row: number;
  readonly cells: readonly string[];
  /** True if the quotes of the row can't be understood: `cells` are what they seem to be. */
  readonly isBroken?: true;
}

const parseCells = (text: string, separator: string, allowsQuotes = false): readonly string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: allowsQuotes,
  });

function rowTexts(text: string, separator: string): readonly string[] {
  const ends = [...new RowEnds(separator).in(text)];
  const all = ends.at(-1) === text.length ? ends : [...ends, text.length];
  return all.map((end, index) => text.slice(all[index - 1] ?? 0, end));
}

function brokenRow(text: string, separator: string): Omit<TableRow, 'row'> {
  try {
    return { cells: parseCells(text, separator, true)[0] ?? [], isBroken: true };
  } catch (error) {
    if (error instanceof CsvError) return { cells: [text.trimEnd()], isBroken: true };
    throw error;
  }
}

function rowOf(text: string, separator: string): Omit<TableRow, 'row'> {
  try {
    return { cells: parseCells(text, separator)[0] ?? [] };
  } catch (error) {
    if (error instanceof CsvError) return brokenRow(text, separator);
    throw error;
  }
}

/** Returns the rows of a table, blank ones included. A row that can't be understood keeps no other from being read. */
export function tableRows(text: string, firstRow: number, separator: string): readonly TableRow[] {
  try {
    return parseCells(text, separator).map((cells, index) => ({ row: firstRow + index, cells }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return rowTexts(text, separator).map((row, index) => ({
      row: firstRow + index,
      ...rowOf(row, separator),
    }));
  }
}

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Returns the records of a table: blank rows are left out, and a row of another width than the heading is a problem.
 */
export function tableRecords(rows: readonly TableRow[], width: number): readonly RawRecord[] {
  return rows.flatMap(({ row, cells, isBroken }): readonly RawRecord[] => {
    if (isBroken) return [{ row, problem: { text: 'quote' }, read: cells }];
    if (isBlankRow(cells)) return [];
    if (cells.length === width) return [{ row, cells }];
    const parameters = { cells: cells.length, columns: width };
    return [{ row, problem: { text: 'cells', parameters }, read: cells }];
  });
}

/** Returns the records of rows of text; blank ones are left out. */
function parseText(text: string, firstRow: number, form: TextForm): readonly RawRecord[] {
  if (form.format === 'csv') {
    return tableRecords(tableRows(text, firstRow, form.separator), form.width);
  }
  return text.split('\n').flatMap((line, index): readonly RawRecord[] => {
    if (line.trim() === '') return [];
    const row = firstRow + index;
    const content = line.replace(/\r$/, '');
    return [form.format === 'ndjson' ? { row, json: content } : { row, cells: [content] }];
  });
}

/** Returns the records of a batch; `form` tells how its text is written. */
export function recordsOfBatch(batch: Batch, form: TextForm | undefined): readonly RawRecord[] {
  if ('records' in batch) return batch.records;
  return form ? parseText(batch.text, batch.firstRow, form) : [];
}

/** Returns the records of a file, one by one. */
export async function* recordsOf(
  batches: AsyncIterable<Batch>,
  form: TextForm | undefined,
): AsyncGenerator<RawRecord> {
  for await (const batch of batches) yield* recordsOfBatch(batch, form);
}
