import { workerData } from 'node:worker_threads';
import { answerAddressBatches } from '../bulk.ts';

answerAddressBatches(workerData);
