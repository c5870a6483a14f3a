import type { RecordReport } from '../checks/report.ts';
import type { Batch } from '../input/recordSource.ts';

/** Checks batches of records, on this thread or another. */
export interface BatchChecker {
  readonly check: (batch: Batch) => Promise<readonly RecordReport[]>;
  readonly close: () => Promise<void>;
}
