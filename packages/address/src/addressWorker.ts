import type { LineTools } from './lineChecker.ts';
import { startLineModule } from './lineModule.ts';
import { moduleVerdicts } from './moduleVerdicts.ts';

/**
 * The other end of a worker: a `Worker` of a browser or of Node.js, and within the worker `self` or `parentPort`.
 * Only messages are sent: this package imports nothing of any platform.
 */
export interface AddressWorker {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener?(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** Of Node.js, where it is preferred: the first event of the other kind costs each thread some 20 ms. */
  on?(type: 'message' | 'error', listener: (data: unknown) => void): unknown;
  terminate?(): unknown;
}

/** The first message of all. */
export interface ToolsMessage {
  readonly tools: LineTools;
}

/** The answer to it, once batches may come. */
export interface ReadyMessage {
  readonly isReady: true;
}

/** A batch of lines on its way to the worker. */
export interface BatchMessage {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * And on its way back: the bytes too, so that their memory serves again and no garbage waits in the worker. Some
 * verdicts may be open.
 */
export interface VerdictMessage extends BatchMessage {
  readonly verdicts: Uint8Array<ArrayBuffer>;
}

/**
 * What a worker runs: answers the batches that `checkAddressFile` sends to its other end. Nothing happens where
 * there is none, as `parentPort` in a main thread.
 *
 * @example
 * // addressWorker.js, started by new Worker(new URL('./addressWorker.js', import.meta.url))
 * // import { parentPort } from 'node:worker_threads';
 * // answerAddressBatches(parentPort);
 */
export function answerAddressBatches(port: AddressWorker | null): void {
  if (port === null) return;
  let check: ((bytes: Uint8Array) => Uint8Array<ArrayBuffer>) | undefined;
  hear(port, (data) => {
    if (isToolsMessage(data)) {
      const module = startLineModule(data.tools.module, data.tools.sieve);
      if (module === undefined) return;
      check = (bytes) => moduleVerdicts(module, bytes);
      port.postMessage({ isReady: true } satisfies ReadyMessage, []);
    }
    if (!isBatchMessage(data) || check === undefined) return;
    const { id, bytes } = data;
    const verdicts = check(bytes);
    const answer: VerdictMessage = { id, bytes, verdicts };
    port.postMessage(answer, [bytes.buffer, verdicts.buffer]);
  });
}

/** Calls `listener` with what the other end sends. */
export function hear(port: AddressWorker, listener: (data: unknown) => void): void {
  if (port.on === undefined) {
    port.addEventListener?.('message', ({ data }) => listener(data));
    return;
  }
  port.on('message', listener);
  // Unheard, the error of a worker would end a process of Node.js; its batches are checked without it.
  port.on('error', () => undefined);
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

function isToolsMessage(data: unknown): data is ToolsMessage {
  return isObject(data) && 'tools' in data && isObject(data.tools);
}

function isBatchMessage(data: unknown): data is BatchMessage {
  return isObject(data) && 'bytes' in data && data.bytes instanceof Uint8Array && 'id' in data;
}

export function isReadyMessage(data: unknown): data is ReadyMessage {
  return isObject(data) && 'isReady' in data;
}

export function isVerdictMessage(data: unknown): data is VerdictMessage {
  return isBatchMessage(data) && 'verdicts' in data && data.verdicts instanceof Uint8Array;
}
