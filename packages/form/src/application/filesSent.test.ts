import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileHistories, runFileHistory } from '../testing/fileHistories.ts';

const runs = runCount(100, 10_000);

test(`${runs} histories of files that are chosen, replaced, removed and slow: what is sent is what is shown`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fileHistories, async (history) => {
      expect(await runFileHistory(history)).toEqual([]);
    }),
    { numRuns: runs },
  );
});
