import { expect, test } from 'vitest';
import { pageOfRule } from './pageOfRule.ts';

test.each([
  ['0.0.0', 'http://127.0.0.1:4173/docs/rules/owner/minimum-age/ while `pnpm demo` runs'],
  ['0.1.0', 'https://passmuster.github.io/passmuster/rules/owner/minimum-age/'],
])('version %s points to %s', (version, page) => {
  expect(pageOfRule('owner/minimum-age', version)).toBe(page);
});
