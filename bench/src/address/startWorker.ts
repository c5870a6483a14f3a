import { MessageChannel, Worker } from 'node:worker_threads';
import type { AddressWorker } from '@passmuster/address/bulk';

/** A second thread of Node.js for `checkAddressFile`. */
export function startWorker(): AddressWorker {
  const { port1, port2 } = new MessageChannel();
  new Worker(new URL('./addressWorker.ts', import.meta.url), {
    workerData: port2,
    transferList: [port2],
  });
  return port1;
}
