import { expect, test } from 'vitest';
import { valueAt } from './valueAt.ts';

const draft = { owners: [{ email: 'a@b.ng' }], name: 'Ada' };

test.each([
  { path: [], value: draft },
  { path: ['owners', 0, 'email'], value: 'a@b.ng' },
  { path: ['owners', 1, 'email'], value: undefined },
  { path: ['owners', 'length', 'toFixed'], value: undefined },
  { path: ['constructor', 'name'], value: undefined },
  { path: ['name', 0], value: undefined },
])('the value at $path is $value', ({ path, value }) => {
  expect(valueAt(draft, path)).toBe(value);
});
