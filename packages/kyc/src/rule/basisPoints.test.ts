import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints, sumOfShares } from './basisPoints.ts';

test.each([
  { share: 33.33, points: 3333 },
  { share: 1.15, points: 115 },
  { share: 0.29, points: 29 },
  { share: 100, points: 10_000 },
  { share: 24.995, points: 2500 },
])('$share % are $points', ({ share, points }) => {
  expect(basisPoints(share)).toBe(points);
});

test('every share of two decimals keeps its points, and sums are exact', () => {
  const points = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(points, (list) => {
      const sum = list.reduce((total, point) => total + point, 0);
      expect(sumOfShares(list.map((point) => point / 100))).toBe(sum);
    }),
  );
});
