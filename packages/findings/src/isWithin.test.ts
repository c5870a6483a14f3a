import { expect, test } from 'vitest';
import { isWithin } from './isWithin.ts';

test.each([
  { path: ['a', 0, 'b'], parent: [], inside: true },
  { path: ['a', 0, 'b'], parent: ['a', 0], inside: true },
  { path: ['a', 0], parent: ['a', 0], inside: true },
  { path: ['a'], parent: ['a', 0], inside: false },
  { path: ['a', 1], parent: ['a', 0], inside: false },
  { path: ['a', '0'], parent: ['a', 0], inside: false },
])('$path is within $parent: $inside', ({ path, parent, inside }) => {
  expect(isWithin(path, parent)).toBe(inside);
});
