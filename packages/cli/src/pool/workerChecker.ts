import { Worker } from 'node:worker_threads';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordReport } from '../checks/report.ts';
import type { Batch } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { BatchChecker } from './batchChecker.ts';

// Sources run as TypeScript in this repository and as JavaScript from the package.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = new URL(`./checkWorker.${extension}`, import.meta.url);

/** What a worker sends: the reports of a batch, or why it can't check any. */
export type WorkerAnswer =
  | { readonly reports: readonly RecordReport[]; readonly failure?: undefined }
  | { readonly failure: string };

interface Waiting {
  readonly resolve: (reports: readonly RecordReport[]) => void;
  readonly reject: (error: Error) => void;
}

/** Checks batches on a thread of its own, in the order they are given. */
export function workerChecker(settings: CheckSettings): BatchChecker {
  const worker = new Worker(script, {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const waiting: Waiting[] = [];
  let failure: CommandError | undefined;
  const fail = (message: string): void => {
    failure = new CommandError(message);
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.failure === undefined) waiting.shift()?.resolve(answer.reports);
    else fail(answer.failure);
  });
  worker.on('error', (error) => {
    const name = error instanceof Error ? error.name : typeof error;
    fail(`a worker thread ended (${name}). Try again with --threads 1`);
  });
  return {
    check: (batch: Batch) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ resolve, reject });
        worker.postMessage(batch);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
