import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '../terminal/commandError.ts';
import { headingRow, rowsAboveHeading } from './headingRow.ts';
import { maximumRecordLength, type RawRecord } from './rawRecord.ts';

interface Row {
  /** The number that a spreadsheet shows. */
  readonly row: number;
  readonly cells: readonly string[];
}

interface Row {
  /** The number that a spreadsheet shows. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of a table, the heading included. */
async function* readRows(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row> {
  const parser = Readable.from(pieces, { objectMode: false }).compose(
    parse({ delimiter, relax_column_count: true, max_record_size: maximumRecordLength }),
  );
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what =
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? 'is longer than 64 MiB. Look for a missing closing quote'
        : "has a quote that isn't closed or stands inside a cell. Double the quotes inside a cell";
    throw new CommandError(`row ${row + 1} ${what}`);
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The headings of a CSV file and its records; blank rows are left out. */
export async function readCsv(
  pieces: AsyncIterable<string>,
  delimiter: string,
): Promise<{ readonly headings: readonly string[]; readonly records: AsyncIterable<RawRecord> }> {
  const rows = readRows(pieces, delimiter);
  const first: Row[] = [];
  while (first.length < rowsAboveHeading) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  const start = headingRow(first.map(({ cells }) => cells));
  const heading = first[start];
  if (!heading) throw new CommandError('there is no heading. Name the columns in the first row');
  const headings = heading.cells;
  async function* all(): AsyncGenerator<Row> {
    yield* first.slice(start + 1);
    yield* rows;
  }
  async function* records(): AsyncGenerator<RawRecord> {
    for await (const { row, cells } of all()) {
      if (isBlank(cells)) continue;
      const has = cells.length;
      yield has === headings.length
        ? { row, cells }
        : {
            row,
            problem: `this row has ${has} ${has === 1 ? 'cell' : 'cells'} and the heading ${headings.length}. Look for a separator or a quote too many or too few`,
          };
    }
  }
  return { headings, records: records() };
}
