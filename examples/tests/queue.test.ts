import { expect, inject, test } from 'vitest';
import { queueProblems, runQueue } from '../../packages/client/scripts/queueRun.ts';

test('workers from packed packages that are killed create each wallet once, and every doubt is settled', {
  timeout: 180_000,
}, async () => {
  const folder = `${inject('examples')}/queue`;
  const figures = await runQueue({ folder, jobs: 60, workers: 3, killEvery: 2_000 });
  expect(queueProblems(figures)).toEqual([]);
  expect(figures.killed).toBeGreaterThan(0);
});
