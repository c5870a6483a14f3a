import { Worker } from 'node:worker_threads';

/** Returns a worker thread of Node.js that runs `answerAddressBatches`, as the README shows it. */
export function startNodeWorker(): Worker {
  return new Worker(new URL('./nodeWorkerMain.ts', import.meta.url), {
    execArgv: ['--conditions=@passmuster/source'],
  });
}
