import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';
import * as amounts from './amounts.ts';
import * as defaults from './defaults.ts';

const page = readPage(new URL('../README.md', import.meta.url));
const docstrings = readDocstrings(new URL('./', import.meta.url));
const names = { ...amounts, ...defaults };

test.each([...page, ...docstrings])(
  'the example of $where gives what it states: $code',
  async ({ code }) => {
    const results = await runExample(code, names);
    expect(results.length).toBeGreaterThan(0);
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
  },
);

test('there are examples in the README and beside the code', () => {
  expect(page.length).toBeGreaterThan(0);
  expect(docstrings.length).toBeGreaterThanOrEqual(6);
});
