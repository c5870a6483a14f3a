import { expect, test } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

test.each([
  { value: { b: 1, a: [true, null, 'é'] }, json: '{"a":[true,null,"é"],"b":1}' },
  { value: [undefined, Number.NaN, () => 1, 1n], json: '[null,null,null,null]' },
  { value: { a: undefined }, json: '{}' },
  { value: '\ud800', json: '"\ufffd"' },
])('canonical JSON: $json', ({ value, json }) => {
  expect(canonicalJson(value)).toBe(json);
});

test('canonical JSON ends for a value inside itself', () => {
  const own: { self?: unknown } = {};
  own.self = own;
  expect(canonicalJson(own)).toBe('{"self":null}');
});
