import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each([
  { value: undefined, is: true },
  { value: null, is: true },
  { value: '', is: true },
  { value: ' \u200b', is: true },
  { value: [], is: true },
  { value: 'no', is: false },
  { value: [''], is: false },
  { value: {}, is: false },
  { value: 0, is: false },
  { value: false, is: false },
])('$value is blank: $is', ({ value, is }) => {
  expect(isBlank(value)).toBe(is);
});
