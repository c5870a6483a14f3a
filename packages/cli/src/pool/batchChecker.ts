import type { RecordValues, RepeatedValue } from '../checks/duplicates.ts';
import type { Batch } from '../input/recordSource.ts';
import type { BatchReport } from '../output/batchReport.ts';

/** A batch whose records were checked, each by itself. */
export interface CheckedBatch {
  /** What must be unique in the file, to be compared in the order of the file. */
  readonly values: readonly RecordValues[];
  /** Writes the reports; `repeated` are the values that earlier records had. Called once. */
  readonly finish: (repeated: readonly RepeatedValue[]) => Promise<BatchReport>;
}

/** Checks batches of records, on this thread or another. Batches are finished in the order in which they came. */
export interface BatchChecker {
  readonly check: (batch: Batch) => Promise<CheckedBatch>;
  readonly close: () => Promise<void>;
}
