import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryLimits } from './entryLimits.ts';

test.each([
  { page: 'README.md', entries: ['kyc', 'address'] },
  { page: 'packages/kyc/README.md', entries: ['kyc'] },
])('the sizes in $page are the limits', ({ page, entries }) => {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  for (const entry of entries) expect(text, entry).toContain(entryLimits[entry]?.size);
});
