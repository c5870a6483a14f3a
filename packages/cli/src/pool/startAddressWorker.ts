import { Worker } from 'node:worker_threads';

/** Starts a second thread for `checkAddressFile`: from TypeScript in the repository, from JavaScript once built. */
export function startAddressWorker(): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./addressWorker.${extension}`, import.meta.url));
}
