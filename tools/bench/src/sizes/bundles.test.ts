import { readFileSync } from 'node:fs';
import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { bundlesByTopic } from './bundles.ts';

test('results/sizes.md is within 10% of what our imports take (pnpm bench sizes)', () => {
  const page = readFileSync(new URL('../../results/sizes.md', import.meta.url), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| (.+) \| ([\d.]+) kB \| ([\d.]+) kB \|$/gm)].map(
      ([, name, gzip, brotli]) => [name, [Number(gzip), Number(brotli)]],
    ),
  );
  // One in four, each of which takes a second to bundle, or all.
  const oneIn = runCount(4, 1);
  let at = 0;
  const measured = [...bundlesByTopic((isOurs) => isOurs && at++ % oneIn === 0).values()].flat();
  expect(measured.length).toBeGreaterThan(10 / oneIn);
  for (const { name, gzip, brotli } of measured) {
    const stated = rows.get(name) ?? [];
    expect(Math.abs((stated[0] ?? 0) * 1000 - gzip), name).toBeLessThan(gzip * 0.1 + 100);
    expect(Math.abs((stated[1] ?? 0) * 1000 - brotli), name).toBeLessThan(brotli * 0.1 + 100);
  }
});
