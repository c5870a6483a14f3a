import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedDevice } from '../testing/sharedDevice.ts';
import { histories, runHistory } from '../testing/tabsHistories.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const options = {
  device: async (now: () => number) => sharedDevice(now),
  settle,
  pass: async () => {
    vi.advanceTimersByTime(400);
    await settle();
  },
  delay: 400,
};

const runs = runCount(250, 100_000);

test(`${runs} histories of tabs: nothing deleted returns, and no draft loses a change or a file in silence`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      vi.clearAllTimers();
      expect(await runHistory(history, options)).toEqual([]);
    }),
    { numRuns: runs },
  );
});
