import { ownershipThresholds } from './ownershipThresholds.generated.ts';

export { ownershipThresholdsVersion } from './ownershipThresholds.generated.ts';

/** From which share an owner counts as a beneficial owner, by a law or a payment company. */
export interface OwnershipThreshold {
  /** ISO 3166-1, `EU`, or `*` for no country in particular. */
  readonly country: string;
  readonly percent: number;
  readonly operator: 'at least' | 'more than';
  readonly context: 'register' | 'large processor' | (string & {});
  readonly law?: string;
}

/** The lowest share that the register of a country asks for; undefined where none is on record. */
export const ownershipThresholdOf = (country: string): OwnershipThreshold | undefined =>
  ownershipThresholds
    .filter((threshold) => threshold.country === country && threshold.context === 'register')
    .sort((a, b) => a.percent - b.percent)[0];
