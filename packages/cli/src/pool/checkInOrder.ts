import type { CheckSettings } from '../checks/checkSettings.ts';
import type { Duplicates } from '../checks/duplicates.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Batch } from '../input/recordSource.ts';
import type { BatchReport, Reporting } from '../output/batchReport.ts';
import type { BatchChecker } from './batchChecker.ts';
import { workerChecker } from './workerChecker.ts';

/** What is written of a batch. */
export interface ReportedBatch {
  /** The records, if the batch held them; empty if it held text. */
  readonly records: readonly RawRecord[];
  readonly report: BatchReport;
}

/** What the checks of a file depend on. */
export interface CheckOptions {
  readonly settings: CheckSettings;
  readonly reporting: Reporting;
  readonly duplicates: Duplicates;
  /** Threads that check; with 1, the main thread does. */
  readonly threads: number;
  readonly signal: AbortSignal;
}

/** A file of up to so many batches, about 1 MB, is checked on the main thread: starting others would take longer. */
const batchesAlone = 8;
/** Batches under way for each worker, so that none waits for the next. */
const batchesAhead = 2;

const recordsIn = (batch: Batch): readonly RawRecord[] => ('records' in batch ? batch.records : []);

async function* checkAlone(
  batches: AsyncIterable<Batch>,
  { settings, reporting, duplicates }: CheckOptions,
): AsyncGenerator<ReportedBatch> {
  const { localChecker } = await import('./localChecker.ts');
  const { check } = await localChecker(settings, reporting);
  for await (const batch of batches) {
    const { values, finish } = await check(batch);
    yield { records: recordsIn(batch), report: await finish(duplicates.compare(values)) };
  }
}

/** Values are compared in the order of the file, whichever worker is faster. */
async function* checkAhead(
  source: AsyncIterable<Batch>,
  workers: readonly BatchChecker[],
  duplicates: Duplicates,
): AsyncGenerator<ReportedBatch> {
  const batches = source[Symbol.asyncIterator]();
  const queue: { records: readonly RawRecord[]; report: Promise<BatchReport> }[] = [];
  let compared: Promise<unknown> = Promise.resolve();
  let next = 0;
  let isOpen = true;
  while (isOpen || queue.length > 0) {
    while (isOpen && queue.length < workers.length * batchesAhead) {
      const { done, value: batch } = await batches.next();
      const worker = workers[next++ % workers.length];
      if (done || !worker) isOpen = false;
      else {
        const checked = worker.check(batch);
        const repeated = Promise.all([checked, compared]).then(([{ values }]) =>
          duplicates.compare(values),
        );
        compared = repeated;
        const report = Promise.all([checked, repeated]).then(([{ finish }, found]) =>
          finish(found),
        );
        report.catch(() => undefined); // Rejections are met in order, below.
        queue.push({ records: recordsIn(batch), report });
      }
    }
    const first = queue.shift();
    if (first) yield { records: first.records, report: await first.report };
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
 * Checks batches until `signal` is aborted, and gives what is written of them in the order of the file: a small file
 * here, and a larger one on as many worker threads as `threads`, if there are several; this thread then only
 * reads, compares what must be unique, and writes. Memory is bounded by the batches under way.
 */
export async function* checkInOrder(
  source: AsyncIterable<Batch>,
  options: CheckOptions,
): AsyncGenerator<ReportedBatch> {
  const { settings, reporting, duplicates, threads, signal } = options;
  const batches = until(source, signal);
  const { all, isWhole } = await readAhead(batches, threads > 1 ? batchesAlone : 0);
  if (isWhole || threads <= 1) {
    yield* checkAlone(all, options);
    return;
  }
  const workers = Array.from({ length: threads }, () => workerChecker(settings, reporting));
  try {
    yield* checkAhead(all, workers, duplicates);
  } finally {
    await Promise.all(workers.map(({ close }) => close()));
    await all.return(undefined);
  }
}
