import { createAddressBook } from './addressBook.ts';
import { createLineChecker, type LineChecker } from './lineChecker.ts';

/**
 * The other end of a worker, however it was started: a `Worker` of a browser, or a `MessagePort` of Node.js, Deno or
 * Bun whose peer the worker was given. Only messages are sent: this package imports nothing of any platform.
 */
export interface AddressWorker {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** For a `MessagePort`. */
  start?(): void;
  /** Ends a worker that holds the other port. */
  close?(): void;
  /** Ends the `Worker` of a browser. */
  terminate?(): unknown;
}

/** The first message of all: the addresses of the caller's book. */
export interface BookMessage {
  readonly book: readonly string[];
}

/** A batch of lines on its way to the worker. */
export interface BatchMessage {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** And on its way back: the bytes too, so that their memory serves again and no garbage waits in the worker. */
export interface VerdictMessage extends BatchMessage {
  readonly verdicts: Uint8Array<ArrayBuffer>;
}

/**
 * What a worker runs: answers the batches that `checkAddressFile` sends to its other end.
 *
 * @example
 * // addressWorker.js, started by new Worker(url, { workerData: port, transferList: [port] })
 * // import { workerData } from 'node:worker_threads';
 * // answerAddressBatches(workerData);
 */
export function answerAddressBatches(port: AddressWorker): void {
  let check: LineChecker | undefined;
  port.addEventListener('message', ({ data }) => {
    if (isBookMessage(data)) check = createLineChecker(createAddressBook(data.book));
    if (!isBatchMessage(data) || check === undefined) return;
    const { id, bytes } = data;
    const verdicts = check(bytes);
    const answer: VerdictMessage = { id, bytes, verdicts };
    port.postMessage(answer, [bytes.buffer, verdicts.buffer]);
  });
  port.start?.();
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

function isBookMessage(data: unknown): data is BookMessage {
  return isObject(data) && 'book' in data && Array.isArray(data.book);
}

function isBatchMessage(data: unknown): data is BatchMessage {
  return isObject(data) && 'bytes' in data && data.bytes instanceof Uint8Array && 'id' in data;
}

export function isVerdictMessage(data: unknown): data is VerdictMessage {
  return isBatchMessage(data) && 'verdicts' in data && data.verdicts instanceof Uint8Array;
}
