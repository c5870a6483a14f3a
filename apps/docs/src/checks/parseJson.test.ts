import { expect, test } from 'vitest';
import { parseJson, rangeOf } from './parseJson.ts';

test.each([
  {
    why: 'a comma too few',
    text: '{\n  "a": 1\n  "b": 2\n}',
    says: 'A comma is missing',
    at: '3:3',
  },
  { why: 'a comma too many', text: '{"a": 1,}', says: 'A field name', at: '1:9' },
  { why: 'no closing brace', text: '{"a": 1', says: 'A closing }', at: '1:8' },
  { why: 'a comment', text: '{}\n// done', says: 'no comments', at: '2:1' },
  { why: 'text without quotes', text: '{"a": yes}', says: 'double quotes', at: '1:7' },
  { why: 'nothing', text: '', says: 'A value is missing', at: '1:1' },
])('JSON with $why: the problem is at $at', ({ text, says, at }) => {
  const { problem } = parseJson(text);
  expect(problem?.message).toContain(says);
  expect(`${problem?.line}:${problem?.column}`).toBe(at);
});

test('JSON without a problem gives its value', () => {
  expect(parseJson('{"a": [1, "x", null, true]}')).toEqual({ value: { a: [1, 'x', null, true] } });
});

const text = '{"owners": [{"name": "Ada"}, {}], "email": "a@b.co"}';

test.each([
  { path: ['email'], found: '"a@b.co"' },
  { path: ['owners', 0, 'name'], found: '"Ada"' },
  { path: ['owners', 1, 'name'], found: '{}' },
  { path: ['phone'], found: text },
])('the place of $path is $found', ({ path, found }) => {
  const { offset, length } = rangeOf(text, path);
  expect(text.slice(offset, offset + length)).toBe(found);
});
