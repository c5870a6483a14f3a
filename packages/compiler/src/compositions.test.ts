import { expect, test } from 'vitest';
import { fuzzCompositions } from './testing/fuzzCompositions.ts';

test('300 random compositions of every kind agree with valibot on 6,000 values', () => {
  const { accepted, found } = fuzzCompositions(300, 20, 1);
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(600);
}, 60_000);
