import { workerData } from 'node:worker_threads';
import { answerAddressBatches } from '@passmuster/address/bulk';

answerAddressBatches(workerData);
