import { expect, test } from 'vitest';
import { beneficialShare } from '../../rule/basisPoints.ts';
import { ownershipThresholdOf } from './ownershipThresholdOf.ts';
import { ownershipThresholds } from './ownershipThresholds.generated.ts';

test.each([
  ['NG', 5],
  ['KE', 10],
  ['GH', 20],
  ['GB', undefined],
  ['US', undefined],
])('%s: from %s percent', (country, percent) => {
  expect(ownershipThresholdOf(country)?.percent).toBe(percent);
});

test('business/registered-owners can reach every row', () => {
  for (const threshold of ownershipThresholds) {
    expect(ownershipThresholdOf(threshold.country)).toBe(threshold);
    expect(threshold.percent, threshold.country).toBeLessThan(beneficialShare);
  }
});
