import type { Report } from '../checks/report.ts';
import type { Kind } from '../columns/kind.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { OpenedWorkbook } from '../input/workbook/readWorkbook.ts';
import type { TerminalText } from '../text/terminalText.ts';
import type { MissingColumns } from './fileFindings.ts';
import type { Totals } from './totals.ts';

/** A file whose records follow. */
export interface ReportedFile {
  readonly name: string;
  /** What its records are. */
  readonly kind: Kind;
  /** Where it is; `-` for standard input. */
  readonly path: string;
  readonly headings?: readonly string[] | undefined;
  /** The rows of text above the records, the headings included. */
  readonly top?: readonly (readonly string[])[] | undefined;
  /** The workbook that the table is in. */
  readonly workbook?: OpenedWorkbook | undefined;
  /** Names the columns to add for a field that no column of the table gives. */
  readonly missingColumns?: MissingColumns | undefined;
}

/** Writes reports in the order of the file. What it keeps between reports is bounded, but for a workbook. */
export interface Reporter {
  file?(file: ReportedFile): void;
  /** `record` as it was read; absent where the batch held text. */
  report(report: Report, record?: RawRecord): TerminalText;
  /** Takes a row that was not checked, such as a total. */
  skip?(record: RawRecord): void;
  end(totals: Totals): TerminalText | Promise<Uint8Array>;
}
