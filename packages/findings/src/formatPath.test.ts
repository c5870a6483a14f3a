import { expect, test } from 'vitest';
import { formatPath } from './formatPath.ts';
import { formatText } from './formatText.ts';

test.each([
  { path: [], text: '' },
  { path: ['email'], text: 'email' },
  { path: ['business_owners', 0, 'address', 'city'], text: 'business_owners[0].address.city' },
  { path: [0, 'email'], text: '[0].email' },
  { path: [Symbol('a')], text: 'Symbol(a)' },
])('$path: $text', ({ path, text }) => {
  expect(formatPath(path)).toBe(text);
});

test.each([
  { text: '{years} or older', parameters: { years: 18 }, is: '18 or older' },
  { text: '{a} and {a}', parameters: { a: '$&' }, is: '$& and $&' },
  { text: '{other}', parameters: {}, is: '{other}' },
  { text: '{toString}', parameters: {}, is: '{toString}' },
])('$text with $parameters: $is', ({ text, parameters, is }) => {
  expect(formatText(text, parameters)).toBe(is);
});
