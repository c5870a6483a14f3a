import { expect, test } from 'vitest';
import { elementsOf } from './elementsOf.ts';

const throwing = new Proxy([1], {
  get() {
    throw new Error('read');
  },
});

test.each([
  { why: 'a list', value: [1, undefined], found: [1, undefined] },
  { why: 'an empty list', value: [], found: [] },
  { why: 'text', value: 'ab', found: undefined },
  { why: 'an object with a length', value: { length: 1, 0: 'a' }, found: undefined },
  { why: 'null', value: null, found: undefined },
  { why: 'a list of 1e9 holes', value: Object.assign([], { length: 1e9 }), found: undefined },
  { why: 'a list that throws', value: throwing, found: undefined },
])('elements of $why: $found', ({ value, found }) => {
  expect(elementsOf(value)).toEqual(found);
});

test('the result is a copy', () => {
  const list = [1];
  expect(elementsOf(list)).not.toBe(list);
});
