import type { TextParameters } from '@passmuster/findings';

/** A cell of a table as it was read. A date of a workbook is `YYYY-MM-DD` text. */
export type Cell = string | number | boolean | null;

/**
 * One record before it is understood. `row` is the line of NDJSON or text, the row a spreadsheet shows, or the position
 * in a JSON list, from 1; 0 for a file that is one JSON object.
 */
export type RawRecord =
  | { readonly row: number; readonly json: string }
  | { readonly row: number; readonly value: unknown }
  | { readonly row: number; readonly cells: readonly Cell[] }
  | {
      readonly row: number;
      readonly problem: RecordProblem;
      /** The cells of a row of a table, as far as they could be read. */
      readonly read?: readonly Cell[];
    };

/** Why a record can't be read: a wording of the rule `input/readable` and what completes it. */
export interface RecordProblem {
  readonly text?: 'cells' | 'note' | 'quote';
  readonly parameters?: TextParameters;
}

/** Size of a record at the most, in UTF-16 units. A larger one would have to be held in memory whole. */
export const maximumRecordLength = 64 * 1024 * 1024;
