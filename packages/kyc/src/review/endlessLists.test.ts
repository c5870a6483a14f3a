import { loadTables } from '@passmuster/findings';
import { processorTime } from '@passmuster/testing/processorTime';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { recommended } from '../rules/recommended.ts';
import { checkField } from './checkField.ts';
import { fixesOf } from './fixesOf.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const tables = await loadTables(recommended);
const options = { asOf, preset: recommended, tables };

const lists: Readonly<Record<string, unknown>> = {
  'a list of 1e9 holes': Object.assign([], { length: 1e9 }),
  'the longest list that there is': Object.assign([], { length: 2 ** 32 - 1 }),
  'a list with a false length': new Proxy([1], {
    get: (list, key) => (key === 'length' ? 1e9 : Reflect.get(list, key)),
  }),
};

/** Returns a draft for each place of a value, with a list there instead. */
function* draftsWith(list: unknown, value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const put = (one: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one };
    const at = path === '' ? key : `${path}.${key}`;
    yield [at, put(list)];
    for (const [deeper, changed] of draftsWith(list, inner, at)) yield [deeper, put(changed)];
  }
}

test.each(Object.entries(lists))('%s at any place is reviewed at once', async (_, list) => {
  let places = 0;
  for (const [path, draft] of draftsWith(list, customerSample)) {
    const milliseconds = await processorTime(() => {
      const review = reviewBusinessCustomer(draft, options);
      expect([path, review.ready]).toEqual([path, false]);
      checkField(path, draft, options);
      fixesOf({ draft }, review);
    });
    expect([path, milliseconds < 3_000]).toEqual([path, true]);
    places += 1;
  }
  expect(places).toBeGreaterThan(80);
});
