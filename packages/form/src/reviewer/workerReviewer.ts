import { type AnswerMessage, type CallMessage, isOurs } from './protocol.ts';
import type { Reviewer } from './reviewer.ts';

/** A request that is waiting for its answer. */
interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Request = CallMessage extends infer Message
  ? Message extends CallMessage
    ? Omit<Message, 'passmuster'>
    : never
  : never;

/**
 * Returns a reviewer that asks a worker in which `serveReviews` runs. The worker starts with the first request. If it
 * can't start, or fails, the requests are rejected, and the application says so in `state.failed`.
 *
 * @param start makes the worker: `() => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' })`.
 */
export function workerReviewer(start: () => Worker): Reviewer {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  const rejectAll = (reason: string): void => {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!isOurs(data)) return;
    const answer = data as AnswerMessage;
    const request = pending.get(answer.passmuster);
    pending.delete(answer.passmuster);
    if ('error' in answer) request?.reject(new Error(`The reviewer failed: ${answer.error}`));
    else request?.resolve(answer.result);
  };
  const started = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', () => rejectAll('The worker failed'));
    return worker;
  };
  const ask = (request: Request): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      started().postMessage({ passmuster: lastId, ...request });
    });
  return {
    review: (...parameters) =>
      ask({ call: 'review', parameters }) as ReturnType<Reviewer['review']>,
    keep: (...parameters) => ask({ call: 'keep', parameters }) as ReturnType<Reviewer['keep']>,
    checkFile: (...parameters) =>
      ask({ call: 'checkFile', parameters }) as ReturnType<Reviewer['checkFile']>,
    body: (...parameters) => ask({ call: 'body', parameters }) as ReturnType<Reviewer['body']>,
    close() {
      worker?.terminate();
      rejectAll('The reviewer was closed');
    },
  };
}
