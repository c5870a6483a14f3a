import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordReport } from '../checks/report.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Batch } from '../input/recordSource.ts';
import type { BatchChecker } from './batchChecker.ts';
import { workerChecker } from './workerChecker.ts';

/** What was found in a batch. */
export interface CheckedBatch {
  /** The records, where the batch held them; none where it held text. */
  readonly records: readonly RawRecord[];
  readonly reports: readonly RecordReport[];
}

/** A file of up to so many batches, about 1 MB, is checked on the main thread: starting others would take longer. */
const batchesAlone = 16;
/** Batches under way for each worker, so that none waits for the next. */
const batchesAhead = 3;

const recordsIn = (batch: Batch): readonly RawRecord[] => ('records' in batch ? batch.records : []);

async function* checkAlone(
  batches: AsyncIterable<Batch>,
  settings: CheckSettings,
): AsyncGenerator<CheckedBatch> {
  const { batchChecker } = await import('../checks/checkBatch.ts');
  const check = await batchChecker(settings);
  for await (const batch of batches) yield { records: recordsIn(batch), reports: check(batch) };
}

async function* checkAhead(
  source: AsyncIterable<Batch>,
  workers: readonly BatchChecker[],
): AsyncGenerator<CheckedBatch> {
  const batches = source[Symbol.asyncIterator]();
  const queue: { records: readonly RawRecord[]; reports: Promise<readonly RecordReport[]> }[] = [];
  let next = 0;
  let isOpen = true;
  while (isOpen || queue.length > 0) {
    while (isOpen && queue.length < workers.length * batchesAhead) {
      const { done, value: batch } = await batches.next();
      const worker = workers[next++ % workers.length];
      if (done || !worker) isOpen = false;
      else {
        const reports = worker.check(batch);
        reports.catch(() => undefined); // Rejections are met in order, below.
        queue.push({ records: recordsIn(batch), reports });
      }
    }
    const first = queue.shift();
    if (first) yield { records: first.records, reports: await first.reports };
  }
}

async function* until(batches: AsyncIterable<Batch>, signal: AbortSignal): AsyncGenerator<Batch> {
  try {
    for await (const batch of batches) {
      // What was read when the input broke off may end inside a record.
      if (signal.aborted) return;
      yield batch;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Reads up to `count` batches ahead, and returns them and all that follow. */
async function readAhead(
  batches: AsyncGenerator<Batch>,
  count: number,
): Promise<{ readonly all: AsyncGenerator<Batch>; readonly isWhole: boolean }> {
  const first: Batch[] = [];
  let isWhole = false;
  while (!isWhole && first.length < count) {
    const { done, value } = await batches.next();
    if (done) isWhole = true;
    else first.push(value);
  }
  async function* all(): AsyncGenerator<Batch> {
    yield* first.splice(0);
    yield* batches;
  }
  return { all: all(), isWhole };
}

/**
 * Checks batches until `signal` is aborted, and gives the results in the order of the file: a small file here, and a
 * larger one on as many worker threads as `threads`, where those are more than one; this thread then only reads and
 * writes. Memory is bounded by the batches under way.
 */
export async function* checkInOrder(
  source: AsyncIterable<Batch>,
  settings: CheckSettings,
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<CheckedBatch> {
  const batches = until(source, signal);
  const { all, isWhole } = await readAhead(batches, threads > 1 ? batchesAlone : 0);
  if (isWhole || threads <= 1) {
    yield* checkAlone(all, settings);
    return;
  }
  const workers = Array.from({ length: threads }, () => workerChecker(settings));
  try {
    yield* checkAhead(all, workers);
  } finally {
    await Promise.all(workers.map(({ close }) => close()));
    await all.return(undefined);
  }
}
