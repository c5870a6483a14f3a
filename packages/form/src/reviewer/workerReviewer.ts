import { type AnswerMessage, type CallMessage, isOurs } from './protocol.ts';
import type { Reviewer } from './reviewer.ts';
import { isTimeout, withPatience } from './withPatience.ts';

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
 * can't start, fails, or gives no answer within 30 seconds, its requests are rejected, the application says so in
 * `state.failed`, and the next request starts another worker, with the files that were kept. The body can be sent even
 * without a worker: then it is written in the page.
 *
 * @param start makes the worker: `() => new Worker(new URL('./reviews.ts', import.meta.url), { type: 'module' })`.
 * @example
 * const reviewer = workerReviewer(() => new Worker('/reviews.js', { type: 'module' }));
 * const form = createCustomerForm({ reviewer });
 * const { verdict } = await form.validate();
 * verdict // 'blocked'
 */
export function workerReviewer(start: () => Worker): Reviewer {
  const pending = new Map<number, Pending>();
  const files = new Map<string, Blob>();
  let worker: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  const end = (error: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!isOurs(data)) return;
    const answer = data as AnswerMessage;
    const request = pending.get(answer.passmuster);
    pending.delete(answer.passmuster);
    if ('error' in answer) request?.reject(new Error(`Failed: ${answer.error}`));
    else request?.resolve(answer.result);
  };
  const post = (request: Request): number => {
    lastId += 1;
    worker?.postMessage({ passmuster: lastId, ...request });
    return lastId;
  };
  const startOnce = (): void => {
    if (worker) return;
    worker = start();
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', () => end(new Error('The worker failed')));
    for (const file of files) post({ call: 'keep', parameters: file });
  };
  const ask = async (request: Request): Promise<unknown> => {
    if (isClosed) throw new Error('The reviewer was closed');
    startOnce();
    const answer = new Promise((resolve, reject) => {
      pending.set(post(request), { resolve, reject });
    });
    try {
      return await withPatience(answer);
    } catch (error) {
      if (isTimeout(error)) end(error);
      throw error;
    }
  };
  return {
    review: (...parameters) =>
      ask({ call: 'review', parameters }) as ReturnType<Reviewer['review']>,
    async keep(...parameters) {
      files.set(...parameters);
      // The next worker gets the file if this one fails.
      await ask({ call: 'keep', parameters }).catch(() => undefined);
    },
    async drop(fileId) {
      files.delete(fileId);
      if (worker) await ask({ call: 'drop', parameters: [fileId] }).catch(() => undefined);
    },
    checkFile: (...parameters) =>
      ask({ call: 'checkFile', parameters }) as ReturnType<Reviewer['checkFile']>,
    async body(values) {
      try {
        return (await ask({ call: 'body', parameters: [values] })) as Blob;
      } catch (error) {
        if (isClosed) throw error;
        const { bodyOf } = await import('./bodyOf.ts');
        return bodyOf(values, files);
      }
    },
    close() {
      isClosed = true;
      end(new Error('The reviewer was closed'));
      files.clear();
    },
  };
}
