import type { Finding, Verdict } from '@passmuster/findings';

/** A finding and, if a column of a table gives its value, the cell and its heading: `AE2`, `Owner 1 DOB`. */
export interface PlacedFinding extends Finding {
  readonly cell?: string;
  readonly heading?: string;
}

/** What was found in one record of a file. */
export interface CheckedRecord {
  /** Row, line or position from 1; 0 where the file is one record. */
  readonly row: number;
  readonly findings: readonly PlacedFinding[];
}

/** What was found in one record of a file, and whether it can be sent. */
export interface RecordReport extends CheckedRecord {
  readonly verdict: Verdict;
  /** True if the verdict is `clear`. */
  readonly ready: boolean;
  /** The text for the customer, if requested. */
  readonly message?: string;
}

/** What was found in one record. */
export interface Report extends RecordReport {
  readonly file: string;
}
