import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as findings from './index.ts';
import { runReadme } from './testing/runReadme.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the examples of the README give what they say', async () => {
  const results = await runReadme(readme, { '@passmuster/findings': findings });
  expect(results.length).toBe(4);
  for (const { code, is, said } of results) expect(is, code).toEqual(said);
});

test('the README fits on a screen', () => {
  expect(readme.split('\n').length).toBeLessThan(60);
});
