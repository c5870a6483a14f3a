import { ownershipThresholds } from './ownershipThresholds.generated.ts';

export { ownershipThresholdsVersion } from './ownershipThresholds.generated.ts';

/** The share from which a law or a payment company counts an owner as a beneficial owner. */
export interface OwnershipThreshold {
  /** ISO 3166-1, `EU`, or `*` for no country in particular. */
  readonly country: string;
  readonly percent: number;
  readonly operator: 'at least' | 'more than';
  readonly context: 'register' | 'large processor' | (string & {});
  readonly law?: string;
}

/** Returns the lowest share that the register of a country asks for; undefined if none is on record. */
export const ownershipThresholdOf = (country: string): OwnershipThreshold | undefined =>
  ownershipThresholds
    .filter((threshold) => threshold.country === country && threshold.context === 'register')
    .sort((a, b) => a.percent - b.percent)[0];
