import type { Finding } from '@passmuster/findings';

/** What was found in one record. */
export interface Report {
  readonly where: string;
  readonly findings: readonly Finding[];
}

/** How many findings there are of each severity, and in how many records. */
export interface Totals {
  records: number;
  error: number;
  warning: number;
  info: number;
}

/** Writes reports one by one: `begin`, then each `report`, then `end`. Nothing is held back but what the form needs. */
export interface Reporter {
  readonly begin?: string;
  report(report: Report): string;
  end(totals: Readonly<Totals>): string;
}
