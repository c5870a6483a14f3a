/** A thread that asks for `/live` until it gets a message, and then posts what it measured. See `watchLive`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SandboxProcess } from '../startProcess.ts';
import { residentMegabytes } from './bigBodies.ts';
import type { LiveReport } from './watchLive.ts';

const { url, pid } = workerData as Pick<SandboxProcess, 'url' | 'pid'>;
const before = residentMegabytes(pid);
const state = { slowestLiveMs: 0, peak: before, isOver: false };
parentPort?.once('message', () => {
  state.isOver = true;
});
while (!state.isOver) {
  const sent = performance.now();
  const signal = AbortSignal.timeout(60_000);
  await fetch(`${url}/live`, { signal }).then(
    (answer) => answer.text(),
    () => undefined,
  );
  state.slowestLiveMs = Math.max(state.slowestLiveMs, performance.now() - sent);
  state.peak = Math.max(state.peak, residentMegabytes(pid));
  await sleep(5);
}
const { slowestLiveMs, peak } = state;
parentPort?.postMessage({ slowestLiveMs, grownBy: peak - before } satisfies LiveReport);
