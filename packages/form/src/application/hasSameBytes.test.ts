import { expect, test } from 'vitest';
import { hasSameBytes } from './hasSameBytes.ts';

test.each([
  { why: 'one file, added twice', other: '%PDF-1.4 a', isSame: true },
  { why: 'a file of the same size', other: '%PDF-1.4 b', isSame: false },
  { why: 'a longer file', other: '%PDF-1.4 aa', isSame: false },
])('$why: $isSame', async ({ other, isSame }) => {
  expect(await hasSameBytes(new Blob(['%PDF-1.4 a']), new Blob([other]))).toBe(isSame);
});
