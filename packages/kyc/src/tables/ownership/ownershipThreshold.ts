/** The share from which a law or a payment company counts an owner as a beneficial owner. */
export interface OwnershipThreshold {
  /** ISO 3166-1, `EU`, or `*` for no country in particular. */
  readonly country: string;
  readonly percent: number;
  readonly operator: 'at least' | 'more than';
  readonly context: 'register' | 'large processor' | (string & {});
  readonly law?: string;
  /** The day from which the law applies, if it is later than that of the table. */
  readonly since?: string;
}
