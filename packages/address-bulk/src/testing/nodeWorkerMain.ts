import { parentPort } from 'node:worker_threads';
import { answerAddressBatches } from '../worker.ts';

answerAddressBatches(parentPort);
