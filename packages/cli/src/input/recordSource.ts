import type { RawRecord } from './rawRecord.ts';
import type { TableNote } from './tableNote.ts';
import type { OpenedWorkbook } from './workbook/readWorkbook.ts';

/** How the rows of a text are written. `width`: cells in each row of the table. */
export type TextForm =
  | { readonly format: 'ndjson' | 'lines' }
  | { readonly format: 'csv'; readonly separator: string; readonly width: number };

/** Some records of a file: rows of text, for the thread that checks them to parse, or records as they are. */
export type Batch =
  | { readonly text: string; readonly firstRow: number }
  | { readonly records: readonly RawRecord[] };

/** Records of one file. */
export interface RecordSource {
  readonly format: 'json' | 'ndjson' | 'csv' | 'xlsx' | 'lines';
  /** How to parse batches of text; undefined if all batches are records. */
  readonly form?: TextForm | undefined;
  /** Headings of the columns of a table. */
  readonly headings?: readonly string[];
  /** The row of the headings of a sheet. */
  readonly headingRow?: number;
  /** The cell above each heading that names a group of columns; empty for none. */
  readonly headingGroups?: readonly string[];
  /** The rows of text down to the headings, these included. */
  readonly top?: readonly (readonly string[])[];
  /** What was assumed of the file, such as its encoding: for people, printed once. */
  readonly notes: readonly TableNote[];
  /** What is known once all records are read: for people, printed once. */
  readonly endNotes?: () => readonly TableNote[];
  readonly workbook?: OpenedWorkbook;
  /** Open the other visible sheets of the workbook, if nobody named one: without headings if a sheet is empty. */
  readonly otherSheets?: readonly (() => Promise<RecordSource>)[];
  readonly batches: AsyncIterable<Batch>;
  /** The text itself as UTF-8, for `lines`: read either this or `batches`. */
  readonly lines?: AsyncIterable<Uint8Array>;
}
