import { CommandError } from '../terminal/commandError.ts';
import { maximumRecordLength } from './rawRecord.ts';
import { RowEnds } from './rowEnds.ts';

/** Text that begins and ends where rows do. */
export interface WholeRows {
  readonly text: string;
  /** Number of its first row, from 1. */
  readonly firstRow: number;
  readonly rows: number;
}

function refuseTooLong(length: number, row: number, separator: string | undefined): void {
  if (length <= maximumRecordLength) return;
  throw new CommandError(
    separator === undefined
      ? `line ${row} is longer than 64 MiB. Split it`
      : `row ${row} is longer than 64 MiB. Look for a missing closing quote`,
  );
}

/**
 * Splits streamed text at row ends. `separator` is that of a table, whose quoted cells may hold line
 * breaks; undefined for one record per line.
 */
export async function* wholeRows(
  pieces: AsyncIterable<string>,
  separator?: string,
): AsyncGenerator<WholeRows> {
  const rowEnds = new RowEnds(separator);
  let held: string[] = [];
  let length = 0;
  let firstRow = 1;
  for await (const piece of pieces) {
    let end = 0;
    let rows = 0;
    for (const next of rowEnds.in(piece)) {
      end = next;
      rows += 1;
    }
    if (rows > 0) {
      yield { text: [...held, piece.slice(0, end)].join(''), firstRow, rows };
      firstRow += rows;
      held = [];
      length = 0;
    }
    held.push(piece.slice(end));
    length += piece.length - end;
    refuseTooLong(length, firstRow, separator);
  }
  if (rowEnds.isQuoted) {
    throw new CommandError(
      `row ${firstRow} has a quote that isn't closed. Close it, or double the quotes inside a cell`,
    );
  }
  if (length > 0) yield { text: held.join(''), firstRow, rows: 1 };
}
