import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import type { AddressWorker } from '../bulk/addressWorker.ts';
import { answerAddressBatches } from '../bulk/worker.ts';

type PortOf = (port: NodePort) => AddressWorker;

/** Returns a port that listens with `on`, as in Node.js. */
export const nodePort: PortOf = (port) => ({
  postMessage: (message, transfer) => port.postMessage(message, transfer),
  on: (type, listener) => port.on(type, listener),
  terminate: () => port.close(),
});

/** Returns a port that listens with `addEventListener`, as in a browser. */
export const webPort: PortOf = (port) => ({
  postMessage: (message, transfer) => port.postMessage(message, transfer),
  addEventListener(_, listener) {
    port.on('message', (data: unknown) => listener({ data }));
  },
  terminate: () => port.close(),
});

/** Returns a worker on the same thread, which starts quickly. Messages are copied and transferred as between threads. */
export function startLocalWorker(portOf: PortOf): AddressWorker {
  const { port1, port2 } = new MessageChannel();
  answerAddressBatches(portOf(port2));
  return portOf(port1);
}
