import { expect, test } from 'vitest';
import { fractionsOfOne } from './fractionsOfOne.ts';

test.each([
  { shares: [0.5, 0.5], are: 'complete' },
  { shares: [0.333, 0.333, 0.333], are: 'complete' },
  { shares: [1], are: 'complete' },
  { shares: [1, 0], are: 'complete' },
  { shares: [0.999], are: 'complete' },
  { shares: [0.9989], are: 'incomplete' },
  { shares: [0.5, 0.5001], are: 'incomplete' },
  { shares: [0.6], are: 'incomplete' },
  { shares: [0.6, 0.6], are: 'incomplete' },
  { shares: [0.6, 1.01], are: undefined },
  { shares: [60, 40], are: undefined },
  { shares: [0.5, -0.1], are: undefined },
  { shares: [0, 0], are: undefined },
  { shares: [Number.NaN], are: undefined },
  { shares: [], are: undefined },
])('$shares are $are', ({ shares, are }) => {
  expect(fractionsOfOne(shares)).toBe(are);
});
