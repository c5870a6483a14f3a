import { isOpen, joinPrintable, type Printable } from '@passmuster/findings';
import type { CompleteReport } from '../checks/completeReport.ts';
import type { CheckedRecord, Report } from '../checks/report.ts';
import { isDocument, type OutputFormat } from './outputFormat.ts';
import { recordFormats } from './recordFormats.ts';
import { TotalsCounter } from './totals.ts';

/** How the reports of a file are written. */
export interface Reporting {
  readonly file: string;
  readonly format: OutputFormat;
  /** Only what is open. */
  readonly isQuiet: boolean;
  /** Count what can be fixed. */
  readonly countsFixes?: boolean;
}

/** What a run writes of some records. */
export interface BatchReport {
  readonly totals: TotalsCounter;
  /** The records as they are written, for formats of `recordFormats`. */
  readonly text: Printable | Uint8Array;
  /** The reports themselves, for the other formats. */
  readonly reports: readonly Report[];
  /** Rows of totals, which were not checked. */
  readonly skipped?: readonly number[];
}

/** Completes records, counts them and their findings, and writes what is shown of them. */
export function createBatchReport(
  records: Iterable<CheckedRecord>,
  complete: CompleteReport,
  { file, format, isQuiet }: Reporting,
): BatchReport {
  const recordFormat = recordFormats[format];
  const totals = new TotalsCounter();
  const texts: Printable[] = [];
  const reports: Report[] = [];
  for (const record of records) {
    const { report: completed, used } = complete(record);
    totals.add(completed, used);
    const findings = isQuiet ? completed.findings.filter(isOpen) : completed.findings;
    // A document keeps every row.
    if (isQuiet && findings.length === 0 && !isDocument(format)) continue;
    const report: Report = { file, ...completed, findings };
    if (!recordFormat) reports.push(report);
    else {
      const text = recordFormat.record(report);
      if (text !== '') texts.push(text);
    }
  }
  return { totals, text: joinPrintable(texts, recordFormat?.separator ?? ''), reports };
}
