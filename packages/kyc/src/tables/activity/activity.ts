/** A kind of activity that regulators or payment companies single out. */
export interface Activity {
  readonly id: string;
  /** Group of activities: `money_services`, `gambling`. */
  readonly flag: string;
  /** Whether it is money transmission, currency exchange or payment processing; null if that depends. */
  readonly moneyServices: boolean | null;
  /** NAICS codes of the API for it. */
  readonly naics: readonly string[];
  /** Words read in the sources. */
  readonly words: readonly string[];
  /** Synonyms and translations of our own. */
  readonly more: readonly string[];
  /** Words that count only near other words. */
  readonly near?: readonly {
    readonly words: readonly string[];
    readonly near: readonly string[];
  }[];
}
