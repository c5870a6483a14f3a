import { Worker } from 'node:worker_threads';

/** Returns a second thread of Node.js for `checkAddressFile`, from the bundle that bundleForFiles.ts puts beside this one. */
export function startWorker(): Worker {
  return new Worker(new URL('./addressWorker.mjs', import.meta.url));
}
