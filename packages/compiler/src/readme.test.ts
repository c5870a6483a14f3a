import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as compiler from './index.ts';

test('the examples of the README give what their comments say', async () => {
  const blocks = readPage(new URL('../README.md', import.meta.url));
  const code = blocks.map((block) => block.code).join('\n');
  const results = await runExample(code, { ...compiler, v });
  expect(results).toHaveLength(4);
  for (const { expression, found, stated } of results) expect(found, expression).toBe(stated);
});

test.each(readDocstrings(new URL('./', import.meta.url)))(
  'the example of $where gives what it states: $code',
  async ({ code }) => {
    const results = await runExample(code, { ...compiler, v });
    expect(results.length).toBeGreaterThan(0);
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
  },
);
