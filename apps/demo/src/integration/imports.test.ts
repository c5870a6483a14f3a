import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The files outside of this folder that import a package of this repository, tests apart. */
const importers = globSync('{server,web}/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) =>
    !file.includes('.test.') &&
    /\b(?:from|import)\b\s*\(?\s*'@passmuster\//.test(readFileSync(join(src, file), 'utf8')),
);

test('what a merchant would write to use the packages is in this folder, and nowhere else', () => {
  expect(importers).toEqual([]);
  expect(globSync('integration/*.ts', { cwd: src }).length).toBeGreaterThan(10);
});
