import type { OwnershipThreshold } from './ownershipThreshold.ts';
import { ownershipThresholds } from './ownershipThresholds.generated.ts';

export { ownershipThresholdsVersion } from './ownershipThresholds.generated.ts';

/** Returns the lowest share that the register of a country asks for; undefined if none is on record. */
export const ownershipThresholdOf = (country: string): OwnershipThreshold | undefined =>
  ownershipThresholds
    .filter((threshold) => threshold.country === country && threshold.context === 'register')
    .sort((a, b) => a.percent - b.percent)[0];
