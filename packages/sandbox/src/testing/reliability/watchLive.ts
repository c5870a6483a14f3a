import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxProcess } from '../startProcess.ts';
import { residentMegabytes } from './bigBodies.ts';

/** Runs `work` while another client asks for `/live`. Returns its result, the slowest answer and the growth of memory. */
export async function watchLive<Value>(
  { url, pid }: SandboxProcess,
  work: () => Promise<Value>,
): Promise<{
  readonly value: Value;
  readonly slowestLiveMs: number;
  /** Megabytes by which the resident memory of the server grew. */
  readonly grownBy: number;
}> {
  const before = residentMegabytes(pid);
  let [peak, slowestLiveMs] = [before, 0];
  const state = { done: false };
  const watching = (async () => {
    while (!state.done) {
      const sent = performance.now();
      const signal = AbortSignal.timeout(60_000);
      await fetch(`${url}/live`, { signal }).then(
        (answer) => answer.text(),
        () => undefined,
      );
      slowestLiveMs = Math.max(slowestLiveMs, performance.now() - sent);
      peak = Math.max(peak, residentMegabytes(pid));
      await sleep(5);
    }
  })();
  const value = await work();
  state.done = true;
  await watching;
  return { value, slowestLiveMs, grownBy: peak - before };
}
