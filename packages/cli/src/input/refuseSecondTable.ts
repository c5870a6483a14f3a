import { isBlank } from '@passmuster/findings';
import { Refusal } from '../terminal/refusal.ts';
import { tableRows } from './parseRows.ts';
import type { Cell, RawRecord } from './rawRecord.ts';
import type { Batch, TextForm } from './recordSource.ts';

/** Tells rows that begin another table from rows of values. */
export interface TableStart {
  /** Returns true for a row that names columns; one that follows a row of values must not be one of values itself. */
  readonly isStart: (cells: readonly Cell[], isBelowBlank: boolean) => boolean;
  /** Returns false, at little cost, for most rows whose first cell is this text and that name no columns. */
  readonly mayStart: (cell: string) => boolean;
}

const refuse = (row: number): never => {
  throw new Refusal('secondTable', { row });
};

/** Returns true for a row of CSV without a value. */
const isBlankLine = (line: string, separator: string): boolean =>
  line.replaceAll(separator, '').replaceAll('"', '').trim() === '';

/** Returns true if the last row of a text that ends with a line break has no value. */
function endsBlank(text: string, separator: string): boolean {
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  return isBlankLine(text.slice(text.lastIndexOf('\n', end - 1) + 1, end), separator);
}

/** Headings have no such numbers; account numbers, phones and most dates are some. */
const longNumber = /\d{3}/;

/** Returns the first cell of a line that has a value. */
function firstCellOf(line: string, separator: string): string {
  const cell = line.split(separator).find((text) => text.trim() !== '') ?? '';
  return cell.replaceAll('"', '').trim();
}

/** Returns the number of the row that begins another table; `wasBlank` is of the row above the text. */
function startInText(
  text: string,
  firstRow: number,
  separator: string,
  { isStart, mayStart }: TableStart,
  wasBlank: boolean,
): number | undefined {
  const lines = text.split('\n');
  const hasStart = lines.some((line, at) => {
    const isBelowBlank = at === 0 ? wasBlank : isBlankLine(lines[at - 1] ?? '', separator);
    const isCandidate =
      isBelowBlank || (!longNumber.test(line) && mayStart(firstCellOf(line, separator)));
    return isCandidate && isStart(tableRows(line, 1, separator)[0]?.cells ?? [], isBelowBlank);
  });
  if (!hasStart) return undefined;
  // A cell may hold line breaks: only the rows tell their numbers.
  const rows = tableRows(text, firstRow, separator);
  const isBlankBefore = (at: number): boolean =>
    at === 0 ? wasBlank : (rows[at - 1]?.cells ?? []).every((cell) => isBlank(cell));
  return rows.find(({ cells }, at) => isStart(cells, isBlankBefore(at)))?.row;
}

/** Returns the number of the record that begins another table; `last` is the row before the records. */
function startInRecords(
  records: readonly RawRecord[],
  last: number,
  { isStart, mayStart }: TableStart,
): number | undefined {
  const found = records.find((record, at) => {
    const isBelowBlank = record.row > (records[at - 1]?.row ?? last) + 1;
    const cells = 'cells' in record ? record.cells : 'read' in record ? record.read : undefined;
    if (cells === undefined) return false;
    const first = cells.find((cell) => cell !== null && cell !== '');
    const isCandidate = isBelowBlank || (typeof first === 'string' && mayStart(first));
    return isCandidate && isStart(cells, isBelowBlank);
  });
  return found?.row;
}

/**
 * Passes on the batches of a table, and throws at a row that begins another one: its values would be read as those of other
 * columns.
 *
 * @throws {CommandError}
 */
export async function* refuseSecondTable(
  batches: AsyncIterable<Batch>,
  form: TextForm | undefined,
  start: TableStart,
): AsyncGenerator<Batch> {
  const separator = form?.format === 'csv' ? form.separator : ',';
  let last = 0;
  let wasBlank = false;
  for await (const batch of batches) {
    const isText = 'text' in batch;
    const row = isText
      ? startInText(batch.text, batch.firstRow, separator, start, wasBlank)
      : startInRecords(batch.records, last, start);
    if (row !== undefined) refuse(row);
    if (isText) wasBlank = endsBlank(batch.text, separator);
    else last = batch.records.at(-1)?.row ?? last;
    yield batch;
  }
}
