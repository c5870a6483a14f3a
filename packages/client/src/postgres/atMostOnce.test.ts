import { runCount } from '@passmuster/testing/runCount';
import type pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { newPool } from '../testing/newPool.ts';
import { postgresStorage } from '../testing/postgresStorage.ts';
import { playHistories } from '../testing/submissionHistories.ts';

const runs = runCount(6, 3_000);

let pool: pg.Pool;
beforeAll(async () => {
  pool = await newPool(3);
});
afterAll(() => pool.end());

test(
  `${runs} histories on PostgreSQL: nothing that may have been accepted is sent again without a decision`,
  {
    timeout: 3_600_000,
  },
  () => playHistories(runs, () => postgresStorage(pool)),
);
