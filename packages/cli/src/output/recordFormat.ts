import type { Printable, Rule } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import type { Totals } from './totals.ts';

/** A format that writes each record by itself, so that several threads can write. */
export interface RecordFormat {
  readonly begin: Printable;
  /** Written between records. */
  readonly separator: '' | ',';
  /** Returns an empty text for a record that leaves no trace. */
  readonly record: (report: Report) => Printable;
  /** `rules` gives what is known of a rule by its id. */
  readonly end: (totals: Totals, rules: ReadonlyMap<string, Rule>) => Printable;
}
