import type { WorkerScope } from '../reviewer/serveReviews.ts';
import { serveReviews } from '../reviewer/serveReviews.ts';

type Listener = (event: { readonly data: unknown }) => void;

const [toPage, toWorker] = [new Set<Listener>(), new Set<Listener>()];
const post = (listeners: ReadonlySet<Listener>, message: unknown): void => {
  const data: unknown = structuredClone(message);
  for (const listener of listeners) queueMicrotask(() => listener({ data }));
};

/** What a worker file sees, in the thread of its page. */
export const workerScope: WorkerScope = {
  addEventListener: (_, listener) => void toWorker.add(listener),
  postMessage: (message) => post(toPage, message),
};

/** A worker in the thread of its page, whose file calls `serveReviews`. */
export class LoopWorker {
  constructor() {
    serveReviews({}, workerScope);
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') toPage.add(listener);
  }

  postMessage(message: unknown): void {
    post(toWorker, message);
  }

  terminate(): void {
    toPage.clear();
    toWorker.clear();
  }
}
