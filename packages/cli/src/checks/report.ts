import type { Finding } from '@passmuster/findings';

/** What was found in one record of a file. */
export interface RecordReport {
  /** Row, line or position from 1; 0 where the file is one record. */
  readonly row: number;
  readonly findings: readonly Finding[];
  /** The text for the customer, if requested. */
  readonly message?: string;
}

/** What was found in one record. */
export interface Report extends RecordReport {
  readonly file: string;
}
