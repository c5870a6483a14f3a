import type { Job, JobAnswer, JobMessage, JobResults } from './protocol.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<
  number,
  { readonly done: (result: unknown) => void; readonly failed: (error: Error) => void }
>();

function startWorker(): Worker {
  const started = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<JobAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.failed(new Error(data.error));
    else asked?.done(data.result);
  });
  return started;
}

/** Has the worker do a job. The worker starts with the first one. */
export function runJob<Kind extends Job['kind']>(
  job: Extract<Job, { readonly kind: Kind }>,
): Promise<JobResults[Kind]> {
  worker ??= startWorker();
  const current = worker;
  lastId += 1;
  const id = lastId;
  return new Promise((done, failed) => {
    waiting.set(id, { done: (result) => done(result as JobResults[Kind]), failed });
    current.postMessage({ id, job } satisfies JobMessage);
  });
}
