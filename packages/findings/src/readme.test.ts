import { readFileSync } from 'node:fs';
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';
import * as findings from './index.ts';

const readme = new URL('../README.md', import.meta.url);

test('the examples of the README give what they state', async () => {
  const results = await Promise.all(readPage(readme).map(({ code }) => runExample(code, findings)));
  expect(results.flat()).toHaveLength(4);
  for (const { expression, found, stated } of results.flat()) {
    expect(found, expression).toEqual(stated);
  }
});

test('the README stays short', () => {
  expect(readFileSync(readme, 'utf8').split('\n').length).toBeLessThan(75);
});
