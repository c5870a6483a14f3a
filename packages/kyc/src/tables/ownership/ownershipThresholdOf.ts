import type { OwnershipThreshold } from './ownershipThreshold.ts';
import { ownershipThresholds } from './ownershipThresholds.generated.ts';

export { ownershipThresholdsVersion } from './ownershipThresholds.generated.ts';

/** Returns the share from which the register of a country names owners, below 25%; undefined if none is on record. */
export const ownershipThresholdOf = (country: string): OwnershipThreshold | undefined =>
  ownershipThresholds.find((threshold) => threshold.country === country);
