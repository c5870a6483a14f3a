import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = new URL('../testing/replaceDaily.ts', import.meta.url).pathname;

test('a year of tables that are replaced every day leaves no memory behind', {
  timeout: 120_000,
}, () => {
  const args = ['--conditions=@passmuster/source', '--expose-gc', script];
  const { heaps } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const [inSpring, atTheEnd] = heaps;
  // Indexes of states that stay would be 25 MB more.
  expect(atTheEnd - inSpring).toBeLessThan(2_000);
});
