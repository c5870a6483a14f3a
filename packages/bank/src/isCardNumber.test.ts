import { expect, test } from 'vitest';
import { isCardNumber } from './isCardNumber.ts';

/** Test numbers that card networks publish. */
test.each([
  { text: '4111111111111111', is: true },
  { text: '5555 5555 5555 4444', is: true },
  { text: '6011-1111-1111-1117', is: true },
  { text: '4111111111111112', is: false },
  { text: '378282246310005', is: false },
  { text: '41111111111111111', is: false },
])('$text: $is', ({ text, is }) => {
  expect(isCardNumber(text)).toBe(is);
});
