import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { fuzzCompositions } from './testing/fuzzCompositions.ts';

test('random compositions of every kind agree with valibot on twenty values each', () => {
  const count = runCount(100, 300);
  const { accepted, found } = fuzzCompositions(count, 20, 1);
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(2 * count);
});
