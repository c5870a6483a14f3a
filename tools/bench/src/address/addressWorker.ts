import { parentPort } from 'node:worker_threads';
import { answerAddressBatches } from '@passmuster/address/bulk/worker';

answerAddressBatches(parentPort);
