import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedTables } from '../../scripts/tables/tables.ts';

test.each([...generatedTables()])('%s is what its generator writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});
