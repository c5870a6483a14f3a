import { expect, test } from 'vitest';
import { isNotation } from './isNotation.ts';

test.each([
  { rule: 'schema/format', is: true },
  { rule: 'schema/choice', is: true },
  { rule: 'postal/postal-code', is: true },
  { rule: 'business/notation', is: true },
  { rule: 'business/registration-number', is: true },
  { rule: 'postal/postal-area', is: false },
  { rule: 'phone/country', is: false },
  { rule: 'constructor', is: false },
])('a fix of $rule is another notation: $is', ({ rule, is }) => {
  expect(isNotation({ rule })).toBe(is);
});
