import { setTimeout as sleep } from 'node:timers/promises';
import { storageFaultOf } from './storageFault.ts';

/** Longest wait for another process that is writing to the same file, in milliseconds. */
const longestWaitMs = 5_000;
const longestPauseMs = 50;

/**
 * Runs `work`, and again while another process has locked the file. SQLite's own wait would stop the event loop.
 * Aborting the signal ends the wait.
 *
 * @throws what `work` throws; the error of the lock after five seconds.
 */
export async function untilUnlocked<Value>(work: () => Value, signal: AbortSignal): Promise<Value> {
  const end = performance.now() + longestWaitMs;
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      const isLocked = storageFaultOf(error) === 'silent';
      if (!isLocked || signal.aborted || performance.now() > end) throw error;
    }
    await sleep(pause);
  }
}
