import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import { expect, test, vi } from 'vitest';
import * as bulk from './index.ts';

const page = readPage(new URL('../README.md', import.meta.url));
const docstrings = readDocstrings(new URL('./', import.meta.url));
const names = { ...bulk };

test.each([...page, ...docstrings])(
  'the example of $where gives what it states: $code',
  async ({ code }) => {
    const log = vi.fn();
    const results = await runExample(code, { ...names, console: { log } });
    for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);
    const logged = code.includes('console.log')
      ? [[2, 'This is a name, such as an ENS name; the API accepts only addresses']]
      : [];
    expect(log.mock.calls).toEqual(logged);
  },
);

test('there is an example for each function of the package', async () => {
  const examples = [...docstrings, ...page].map(({ code }) =>
    runExample(code, { ...names, console: { log: () => undefined } }),
  );
  expect((await Promise.all(examples)).flat().length).toBeGreaterThanOrEqual(2);
  expect(page).toHaveLength(1);
});
