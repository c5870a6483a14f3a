import { parentPort, workerData } from 'node:worker_threads';
import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { Batch } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { WorkerAnswer } from './workerChecker.ts';

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);

try {
  const check = await batchChecker(workerData as CheckSettings);
  parentPort?.on('message', (batch: Batch) => answer({ reports: check(batch) }));
} catch (error) {
  // For example a rule module that doesn't load. An error loses its class on its way to another thread.
  if (!(error instanceof CommandError)) throw error;
  answer({ failure: error.message });
}
