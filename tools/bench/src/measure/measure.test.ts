import { expect, test } from 'vitest';
import { measuresOf } from './measure.ts';
import { median, spreadOf } from './median.ts';

test.each([
  { values: [3], middle: 3, spread: 0, why: 'one value' },
  { values: [9, 1, 5], middle: 5, spread: 0.4, why: 'values in any order' },
  {
    values: [1, 2, 3, 100],
    middle: 2,
    spread: 0.5,
    why: 'the lower of two in the middle, an outlier aside',
  },
])('$why: median $middle, spread $spread', ({ values, middle, spread }) => {
  expect(median(values)).toBe(middle);
  expect(spreadOf(values)).toBeCloseTo(spread);
});

test('a contestant is compared with the first one round by round', () => {
  // The machine was twice as slow in the second round.
  const [first, second] = measuresOf([
    [100, 200, 100],
    [50, 100, 50],
  ]);
  expect(first).toMatchObject({ time: 100, ratio: 1 });
  expect(second).toMatchObject({ time: 50, ratio: 2 });
});
