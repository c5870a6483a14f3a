import type { Finding } from '@passmuster/findings';

/** What was found in one record. */
export interface Report {
  readonly file: string;
  /** Row, line or position from 1; 0 where the file is one record. */
  readonly row: number;
  readonly findings: readonly Finding[];
  /** What to tell the customer, where it was asked for. */
  readonly message?: string;
}

/** A report on its way from a worker, with what the main thread needs to notice duplicates. */
export interface RecordReport extends Omit<Report, 'file'> {
  readonly contacts?: Contacts;
}

/** Values that must be unique in a file, normalized. They stay in memory and are never printed. */
export interface Contacts {
  readonly email?: string;
  readonly phone?: string;
}
