import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundlesByTopic } from './bundles.ts';

test('results/sizes.md is within 10% of what our imports take (pnpm bench sizes)', () => {
  const page = readFileSync(new URL('../../results/sizes.md', import.meta.url), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| (.+) \| ([\d.]+) kB \| ([\d.]+) kB \|$/gm)].map(
      ([, name, gzip, brotli]) => [name, [Number(gzip), Number(brotli)]],
    ),
  );
  const measured = [...bundlesByTopic((isOurs) => isOurs).values()].flat();
  expect(measured.length).toBeGreaterThan(10);
  for (const { name, gzip, brotli } of measured) {
    const stated = rows.get(name) ?? [];
    expect(Math.abs((stated[0] ?? 0) * 1000 - gzip), name).toBeLessThan(gzip * 0.1 + 100);
    expect(Math.abs((stated[1] ?? 0) * 1000 - brotli), name).toBeLessThan(brotli * 0.1 + 100);
  }
});
