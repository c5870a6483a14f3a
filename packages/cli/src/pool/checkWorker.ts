import { parentPort, workerData } from 'node:worker_threads';
import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { Batch } from '../input/recordSource.ts';

const check = await batchChecker(workerData as CheckSettings);
parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(check(batch));
});
