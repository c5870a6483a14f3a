import type { Rule } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import type { RawRecord } from '../input/rawRecord.ts';

/** How findings can be written. */
export const outputFormats = ['text', 'json', 'ndjson', 'csv', 'junit', 'sarif', 'xlsx'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** What a run found, by severity and by rule. */
export interface Totals {
  readonly records: number;
  /** Records without an error. */
  readonly ready: number;
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly byRule: ReadonlyMap<string, RuleTotal>;
}

export interface RuleTotal {
  readonly rule: string;
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly records: number;
}

/** A file whose records follow. */
export interface ReportedFile {
  readonly name: string;
  readonly headings?: readonly string[] | undefined;
}

/** Writes reports as they come. What it keeps between reports is bounded, but for a workbook. */
export interface Reporter {
  readonly begin?: string;
  file?(file: ReportedFile): void;
  /** `record` as it was read; absent for lines of addresses. */
  report(report: Report, record?: RawRecord): string;
  /** `rules` gives what is known of a rule by its id. */
  end(totals: Totals, rules: ReadonlyMap<string, Rule>): string | Promise<Uint8Array>;
}
