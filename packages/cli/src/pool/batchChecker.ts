import type { RecordReport } from '../checks/report.ts';
import type { RawRecord } from '../input/rawRecord.ts';

/** Checks batches of records, on this thread or another. */
export interface BatchChecker {
  readonly check: (records: readonly RawRecord[]) => Promise<readonly RecordReport[]>;
  readonly close: () => Promise<void>;
}
