import { MessageChannel, Worker } from 'node:worker_threads';
import type { AddressWorker } from '../addressWorker.ts';

/** A worker thread of Node.js that runs `answerAddressBatches`, as the README shows it. */
export function startNodeWorker(): AddressWorker {
  const { port1, port2 } = new MessageChannel();
  new Worker(new URL('./nodeWorkerMain.ts', import.meta.url), {
    workerData: port2,
    transferList: [port2],
    execArgv: ['--conditions=@passmuster/source'],
  });
  return port1;
}
