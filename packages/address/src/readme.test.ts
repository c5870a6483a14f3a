import { translate } from '@passmuster/findings';
import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test } from 'vitest';
import * as address from './index.ts';
import { fr } from './messages/fr.ts';

const page = readPage(new URL('../README.md', import.meta.url));
const docstrings = readDocstrings(new URL('./', import.meta.url));
const names = { ...address, fr, translate };

test.each([...page, ...docstrings])(
  'the example of $where gives what it states: $code',
  async ({ code }) => {
    const results = await runExample(code, names);
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
  },
);

test('there is an example for each function of the package', async () => {
  const examples = [...docstrings, ...page].map(({ code }) => runExample(code, names));
  expect((await Promise.all(examples)).flat().length).toBeGreaterThanOrEqual(12);
  expect(page.length).toBeGreaterThan(0);
});
