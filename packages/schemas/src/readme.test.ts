import { readDocstrings, readPage, runExample } from '@passmuster/testing/codeExamples';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as countries from './countries.ts';
import * as main from './index.ts';
import { fr } from './labels/fr.ts';
import { ptPt } from './labels/ptPt.ts';
import * as labels from './labels.ts';
import * as naics from './naics.ts';
import * as operations from './operations.ts';
import { requiredMessage } from './scalar/requiredMessage.ts';
import { sourceOf } from './sourceOf.ts';

const names = {
  ...main,
  ...countries,
  ...labels,
  ...naics,
  ...operations,
  fr,
  ptPt,
  requiredMessage,
  sourceOf,
  v,
};
const page = readPage(new URL('../README.md', import.meta.url));
const docstrings = readDocstrings(new URL('./', import.meta.url));

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
  expect(docstrings.length).toBeGreaterThan(10);
});
