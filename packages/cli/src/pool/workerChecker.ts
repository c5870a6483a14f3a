import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RecordValues, RepeatedValue } from '../checks/duplicates.ts';
import type { Batch } from '../input/recordSource.ts';
import type { BatchReport, Reporting } from '../output/batchReport.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { BatchChecker } from './batchChecker.ts';

// Sources run as TypeScript in this repository and as JavaScript from the package.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = new URL(`./checkWorker.${extension}`, import.meta.url);

/** What a worker is started with. */
export interface WorkerData {
  readonly settings: CheckSettings;
  readonly reporting: Reporting;
}

/** What a worker is asked: to check a batch, or to finish the first of those that it checked. */
export type WorkerQuestion =
  | { readonly batch: Batch; readonly repeated?: undefined }
  | { readonly batch?: undefined; readonly repeated: readonly RepeatedValue[] };

/** What a worker answers: to each question in turn, or why it can't check anything. */
export type WorkerAnswer =
  | { readonly values: readonly RecordValues[]; readonly failure?: undefined }
  | { readonly report: BatchReport; readonly failure?: undefined }
  | { readonly failure: string };

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Checks batches on a thread of its own, in the order in which they are given. */
export function workerChecker(settings: CheckSettings, reporting: Reporting): BatchChecker {
  // One thread keeps its young generation small (see main.ts), which costs several of them most of what they gain.
  setFlagsFromString('--semi-space-growth-factor=2');
  const worker = new Worker(script, {
    workerData: { settings, reporting } satisfies WorkerData,
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  const waiting: Waiting[] = [];
  let failure: CommandError | undefined;
  const fail = (message: string): void => {
    failure = new CommandError(message);
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.failure === undefined) waiting.shift()?.resolve(answer);
    else fail(answer.failure);
  });
  worker.on('error', (error) => {
    const name = error instanceof Error ? error.name : typeof error;
    fail(`a worker thread ended (${name}). Try again with --threads 1`);
  });
  const ask = <Answer extends WorkerAnswer>(question: WorkerQuestion): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      waiting.push({ resolve: (answer) => resolve(answer as Answer), reject });
      worker.postMessage(question);
    });
  return {
    check: async (batch) => {
      const { values } = await ask<{ readonly values: readonly RecordValues[] }>({ batch });
      const finish = async (repeated: readonly RepeatedValue[]): Promise<BatchReport> =>
        (await ask<{ readonly report: BatchReport }>({ repeated })).report;
      return { values, finish };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
