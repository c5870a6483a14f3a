import { parentPort } from 'node:worker_threads';
import { answerAddressBatches } from '../bulk/worker.ts';

answerAddressBatches(parentPort);
