/** The share from which the company register of a country names an owner, where it is below 25%. */
export interface OwnershipThreshold {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly percent: number;
}
