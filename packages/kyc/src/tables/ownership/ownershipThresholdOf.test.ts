import { expect, test } from 'vitest';
import { ownershipThresholdOf } from './ownershipThresholdOf.ts';

test.each([
  ['NG', 5],
  ['KE', 10],
  ['GH', 20],
  ['GB', 25],
  ['US', undefined],
])('%s: from %s percent', (country, percent) => {
  expect(ownershipThresholdOf(country)?.percent).toBe(percent);
});
