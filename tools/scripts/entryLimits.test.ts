import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryLimits } from './entryLimits.ts';

test.each([
  { page: 'README.md', entries: ['address', 'kyc'] },
  { page: 'packages/kyc/README.md', entries: ['kyc'] },
])('the sizes in $page are the limits of $entries, rounded up', ({ page, entries }) => {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
  const stated = [...text.matchAll(/at most (\d+) kB/g)].map(([, size]) => Number(size));
  const limits = entries.map((entry) => Number.parseFloat(entryLimits[entry]?.size ?? ''));
  expect(stated).toHaveLength(limits.length);
  for (const [i, limit] of limits.entries()) {
    expect(stated[i]).toBeGreaterThanOrEqual(limit);
    expect(stated[i]).toBeLessThan(limit * 1.1);
  }
});
