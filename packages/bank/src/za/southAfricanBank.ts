/** A South African bank with one branch code for all its branches. */
export interface SouthAfricanBank {
  readonly name: string;
  /** Other ways to write the name. */
  readonly aliases: readonly string[];
  /** Universal branch code: six digits. */
  readonly branchCode: string;
  /** Fewest and most digits of its account numbers; `undefined` if no source gives them. */
  readonly accountDigits?: readonly [number, number];
  /** First four letters of its BIC. */
  readonly bic?: string;
  /** The day on which it was liquidated: `'2018-11-13'`. */
  readonly closed?: string;
}
