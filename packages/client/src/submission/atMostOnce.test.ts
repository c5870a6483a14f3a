import { runCount } from '@passmuster/testing/runCount';
import { test } from 'vitest';
import { playHistories } from '../testing/submissionHistories.ts';

const runs = runCount(200, 100_000);

test(
  `${runs} histories: nothing that may have been accepted is sent again without a decision`,
  {
    timeout: 3_600_000,
  },
  () => playHistories(runs),
);
