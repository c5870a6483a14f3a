import { expect, test } from 'vitest';
import { isCalendarDate } from './isCalendarDate.ts';

test.each([
  { value: '2024-02-29', exists: true },
  { value: '2023-02-29', exists: false },
  { value: '2021-02-30', exists: false },
  { value: '2021-2-3', exists: false },
  { value: '', exists: false },
])('“$value” exists: $exists', ({ value, exists }) => {
  expect(isCalendarDate(value)).toBe(exists);
});
