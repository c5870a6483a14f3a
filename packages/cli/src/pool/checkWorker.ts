import { parentPort, workerData } from 'node:worker_threads';
import { batchChecker } from '../checks/checkBatch.ts';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { RawRecord } from '../input/rawRecord.ts';

const check = await batchChecker(workerData as CheckSettings);
parentPort?.on('message', (records: readonly RawRecord[]) => {
  parentPort?.postMessage(check(records));
});
