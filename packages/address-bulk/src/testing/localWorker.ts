import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import type { AddressWorker } from '../addressWorker.ts';
import { answerAddressBatches } from '../worker.ts';

type PortOf = (port: NodePort) => AddressWorker;

/** What Node.js has: `on`. */
export const nodePort: PortOf = (port) => ({
  postMessage: (message, transfer) => port.postMessage(message, transfer),
  on: (type, listener) => port.on(type, listener),
  terminate: () => port.close(),
});

/** What a browser has: `addEventListener`. */
export const webPort: PortOf = (port) => ({
  postMessage: (message, transfer) => port.postMessage(message, transfer),
  addEventListener(_, listener) {
    port.on('message', (data: unknown) => listener({ data }));
  },
  terminate: () => port.close(),
});

/** Returns a worker on this same thread, quick to start: messages are copied and transferred as between two. */
export function startLocalWorker(portOf: PortOf): AddressWorker {
  const { port1, port2 } = new MessageChannel();
  answerAddressBatches(portOf(port2));
  return portOf(port1);
}
