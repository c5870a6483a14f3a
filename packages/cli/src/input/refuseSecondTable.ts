import { CommandError } from '../terminal/commandError.ts';
import { tableRows } from './parseRows.ts';
import type { Cell, RawRecord } from './rawRecord.ts';
import type { Batch, TextForm } from './recordSource.ts';

/** Returns true for a row that names columns. */
type IsHeading = (cells: readonly Cell[]) => boolean;

const refuse = (row: number): never => {
  throw new CommandError(
    `row ${row} begins another table. Keep one table in each sheet or file, with its headings above it`,
  );
};

/** Returns true for a row of CSV without a value. */
const isBlankLine = (line: string, separator: string): boolean =>
  line.replaceAll(separator, '').replaceAll('"', '').trim() === '';

/** Returns true if the last row of a text that ends with a line break has no value. */
function endsBlank(text: string, separator: string): boolean {
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  return isBlankLine(text.slice(text.lastIndexOf('\n', end - 1) + 1, end), separator);
}

/** Returns the number of the row that begins another table: one that names columns below a blank row; `wasBlank` is of the row above. */
function headingInText(
  text: string,
  firstRow: number,
  separator: string,
  isHeading: IsHeading,
  wasBlank: boolean,
): number | undefined {
  const blanks = ['\n', '\r\n', separator];
  const mayHaveBlank = blanks.some(
    (blank) => text.startsWith(blank) || text.includes(`\n${blank}`),
  );
  if (!wasBlank && !mayHaveBlank) return undefined;
  const isCandidate = (line: string): boolean =>
    isHeading(tableRows(line, 1, separator)[0]?.cells ?? []);
  const lines = text.split('\n');
  const hasHeading = lines.some((line, at) => {
    const isAfterBlank = at === 0 ? wasBlank : isBlankLine(lines[at - 1] ?? '', separator);
    return isAfterBlank && isCandidate(line);
  });
  if (!hasHeading) return undefined;
  // A cell may hold line breaks: only the rows tell their numbers.
  return tableRows(text, firstRow, separator).find(({ cells }) => isHeading(cells))?.row;
}

/** Returns the number of the record that names columns and follows a blank row; `last` is the row before the records. */
function headingInRecords(
  records: readonly RawRecord[],
  last: number,
  isHeading: IsHeading,
): number | undefined {
  const found = records.find((record, at) => {
    const isAfterBlank = record.row > (records[at - 1]?.row ?? last) + 1;
    const cells = 'cells' in record ? record.cells : 'read' in record ? record.read : undefined;
    return isAfterBlank && cells !== undefined && isHeading(cells);
  });
  return found?.row;
}

/**
 * Passes on the batches of a table, and throws at a row that begins another one: its values would be read as those of other
 * columns. Such a row names columns and follows a blank row.
 *
 * @throws {CommandError}
 */
export async function* refuseSecondTable(
  batches: AsyncIterable<Batch>,
  form: TextForm | undefined,
  isHeading: IsHeading,
): AsyncGenerator<Batch> {
  const separator = form?.format === 'csv' ? form.separator : ',';
  let last = 0;
  let wasBlank = false;
  for await (const batch of batches) {
    const isText = 'text' in batch;
    const row = isText
      ? headingInText(batch.text, batch.firstRow, separator, isHeading, wasBlank)
      : headingInRecords(batch.records, last, isHeading);
    if (row !== undefined) refuse(row);
    if (isText) wasBlank = endsBlank(batch.text, separator);
    else last = batch.records.at(-1)?.row ?? last;
    yield batch;
  }
}
