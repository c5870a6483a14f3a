import { expect, test } from 'vitest';
import { businessTypes } from './codes/businessType.generated.ts';
import { findChoice } from './findChoice.ts';

test.each([
  { text: 'CLOSE_CORPORATION', choice: 'CLOSE_CORPORATION' },
  { text: 'Close corporation', choice: 'CLOSE_CORPORATION' },
  { text: ' close-corporation ', choice: 'CLOSE_CORPORATION' },
  { text: 'trust', choice: 'TRUST' },
  { text: 'close', choice: undefined },
  { text: '', choice: undefined },
  { text: '--', choice: undefined },
  { text: `TRUST${' '.repeat(200)}X`, choice: 'TRUST' },
  { text: 'toString', choice: undefined },
])('$text: $choice', ({ text, choice }) => {
  expect(findChoice(businessTypes, text)).toBe(choice);
});
