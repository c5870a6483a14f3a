import { execFileSync } from 'node:child_process';
import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';

const script = new URL('../testing/replaceDaily.ts', import.meta.url).pathname;

const days = runCount(90, 365);

test(`${days} days of tables that are replaced every day leave no memory behind`, {
  timeout: 120_000,
}, () => {
  const args = ['--conditions=@passmuster/source', '--expose-gc', script, String(days)];
  const { heaps } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const [soon, atTheEnd] = heaps;
  // Indexes of states that stay would be 90 KB more for each day: 4,000 KB in the second half of a sample.
  expect(atTheEnd - soon).toBeLessThan(2_000);
});
