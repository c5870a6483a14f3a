import { Worker } from 'node:worker_threads';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordReport } from '../checks/report.ts';
import type { Batch } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { BatchChecker } from './batchChecker.ts';

// Sources run as TypeScript in this repository and as JavaScript from the package.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = new URL(`./checkWorker.${extension}`, import.meta.url);

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
  worker.on('message', (reports: readonly RecordReport[]) => waiting.shift()?.resolve(reports));
  worker.on('error', (error) => {
    const name = error instanceof Error ? error.name : typeof error;
    const failure = new CommandError(`a worker thread ended (${name}). Try again with --threads 1`);
    for (const { reject } of waiting.splice(0)) reject(failure);
  });
  return {
    check: (batch: Batch) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(batch);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
