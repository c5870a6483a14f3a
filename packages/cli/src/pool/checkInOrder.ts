import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordReport } from '../checks/report.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { BatchChecker } from './batchChecker.ts';
import { workerChecker } from './workerChecker.ts';

/** A batch and what was found in it. */
export interface CheckedBatch {
  readonly records: readonly RawRecord[];
  readonly reports: readonly RecordReport[];
}

/** Batches checked on the main thread before workers start: a small file needs none. */
const batchesAlone = 4;
/** Batches under way for each worker, so that none waits for the next. */
const batchesAhead = 3;

async function* checkAlone(
  batches: AsyncIterator<readonly RawRecord[]>,
  checker: BatchChecker,
  most: number,
): AsyncGenerator<CheckedBatch, boolean> {
  for (let count = 0; count < most; count++) {
    const { done, value: records } = await batches.next();
    if (done) return true;
    yield { records, reports: await checker.check(records) };
  }
  return false;
}

async function* checkAhead(
  batches: AsyncIterator<readonly RawRecord[]>,
  workers: readonly BatchChecker[],
): AsyncGenerator<CheckedBatch> {
  const queue: { records: readonly RawRecord[]; reports: Promise<readonly RecordReport[]> }[] = [];
  let next = 0;
  let isOpen = true;
  while (isOpen || queue.length > 0) {
    while (isOpen && queue.length < workers.length * batchesAhead) {
      const { done, value: records } = await batches.next();
      const worker = workers[next++ % workers.length];
      if (done || !worker) isOpen = false;
      else {
        const reports = worker.check(records);
        reports.catch(() => undefined); // Rejections are met in order, below.
        queue.push({ records, reports });
      }
    }
    const first = queue.shift();
    if (first) yield { records: first.records, reports: await first.reports };
  }
}

/**
 * Checks batches and gives the results in the order of the file: the first few here, and the rest on `threads`
 * worker threads where there are any. Memory is bounded by the batches under way.
 */
export async function* checkInOrder(
  source: AsyncIterable<readonly RawRecord[]>,
  settings: CheckSettings,
  threads: number,
): AsyncGenerator<CheckedBatch> {
  const batches = source[Symbol.asyncIterator]();
  const check = await batchChecker(settings);
  const alone: BatchChecker = {
    check: async (records) => check(records),
    close: async () => undefined,
  };
  const most = threads > 0 ? batchesAlone : Number.POSITIVE_INFINITY;
  if (yield* checkAlone(batches, alone, most)) return;
  const workers = Array.from({ length: threads }, () => workerChecker(settings));
  try {
    yield* checkAhead(batches, workers);
  } finally {
    await Promise.all(workers.map(({ close }) => close()));
    await batches.return?.();
  }
}
