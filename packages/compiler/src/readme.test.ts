import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { testDocstrings } from '@passmuster/testing/testExamples';
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

testDocstrings({ from: import.meta.url, names: { ...compiler, v } });
