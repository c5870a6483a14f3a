import { type LineModule, startLineModule } from './lineModule.ts';
import type { AnswerMessage, BatchMessage, ToolsMessage } from './messages.ts';

/**
 * One end of a worker: a `Worker` of a browser or of Node.js, and inside the worker `self` or `parentPort`. The
 * caller starts the worker, so that this package imports nothing of any platform.
 */
export interface AddressWorker {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener?(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** In Node.js. Preferred, because the first `addEventListener` takes each thread some 20 ms. */
  on?(type: 'message' | 'error', listener: (data: unknown) => void): unknown;
  terminate?(): unknown;
}

/**
 * Answers the batches that `checkAddressFile` sends to the other end of `port`. With `null`, such as `parentPort` in
 * a main thread, it does nothing.
 *
 * @example
 * // In a worker of Node.js: answerAddressBatches(parentPort). In one of a browser: answerAddressBatches(self).
 * answerAddressBatches(null); // undefined
 */
export function answerAddressBatches(port: AddressWorker | null): void {
  if (port === null) return;
  let module: LineModule | undefined;
  onMessage(port, (data) => {
    const { tools, id, memory, length } = data as Partial<ToolsMessage & BatchMessage>;
    if (tools !== undefined) {
      module = startLineModule(tools);
      if (module !== undefined) port.postMessage({ id: -1 } satisfies AnswerMessage, []);
    } else if (id !== undefined && memory !== undefined && module !== undefined) {
      const verdicts = module.verdictsOf(new Uint8Array(memory, 0, length));
      const answer: AnswerMessage = { id, verdicts, memory };
      port.postMessage(answer, [verdicts.buffer, memory]);
    }
  });
}

/** Calls `listener` with each object that the other end sends. */
export function onMessage(port: AddressWorker, listener: (data: object) => void): void {
  const receive = (data: unknown): void => {
    if (typeof data === 'object' && data !== null) listener(data);
  };
  if (port.on === undefined) {
    port.addEventListener?.('message', ({ data }) => receive(data));
    return;
  }
  port.on('message', receive);
  // Without a listener, an error in the worker would end a Node.js process. Its batches are checked here instead.
  port.on('error', () => undefined);
}
