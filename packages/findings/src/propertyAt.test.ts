import { expect, test } from 'vitest';
import { propertyAt } from './propertyAt.ts';

const throwing = {
  get email(): string {
    throw new Error('read');
  },
};

test.each([
  { why: 'a field', value: { email: 'a@b.ng' }, key: 'email', found: 'a@b.ng' },
  { why: 'an element', value: ['a', 'b'], key: 1, found: 'b' },
  { why: 'a field that is missing', value: {}, key: 'email', found: undefined },
  { why: 'a method that every object has', value: {}, key: 'toString', found: undefined },
  { why: 'a method of lists', value: [], key: 'map', found: undefined },
  { why: 'a field of null', value: null, key: 'email', found: undefined },
  { why: 'the length of a text', value: 'text', key: 'length', found: undefined },
  { why: 'a getter that throws', value: throwing, key: 'email', found: undefined },
])('$why: $found', ({ value, key, found }) => {
  expect(propertyAt(value, key)).toBe(found);
});
