import { translate } from '@passmuster/findings';
import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';
import * as bank from './index.ts';
import { fr } from './messages/fr.ts';

const page = readPage(new URL('../README.md', import.meta.url));
const docstrings = readDocstrings(new URL('./', import.meta.url));

test.each([...page, ...docstrings])(
  'the example of $where gives what it states: $code',
  async ({ code }) => {
    const results = await runExample(code, { ...bank, fr, translate });
    expect(results.length).toBeGreaterThan(0);
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
  },
);

test('there are examples in the README and beside the code', () => {
  expect(page.length).toBeGreaterThan(0);
  expect(docstrings.length).toBeGreaterThan(12);
});
