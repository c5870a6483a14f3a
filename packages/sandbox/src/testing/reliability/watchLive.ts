import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SandboxProcess } from '../startProcess.ts';

export interface LiveReport {
  /** Slowest answer of `/live`. */
  readonly slowestLiveMs: number;
  /** Megabytes by which the resident memory of the server grew. */
  readonly grownBy: number;
}

/** Runs `work` while another client asks for `/live`: a thread of its own, which `work` does not slow down. */
export async function watchLive<Value>(
  { url, pid }: SandboxProcess,
  work: () => Promise<Value>,
): Promise<LiveReport & { readonly value: Value }> {
  const probe = new Worker(new URL('./liveProbe.ts', import.meta.url), {
    workerData: { url, pid },
  });
  await once(probe, 'online');
  const value = await work();
  const reported = once(probe, 'message') as Promise<[LiveReport]>;
  probe.postMessage('stop');
  const [report] = await reported;
  return { ...report, value };
}
