/** A South African bank with one branch code for all its branches. */
export interface SouthAfricanBank {
  readonly name: string;
  /** Ways of writing the name, in lower case. */
  readonly names: readonly string[];
  /** Universal branch code: six digits. */
  readonly branchCode: string;
  /** A bank's or processor's own page confirmed the branch code. */
  readonly verified: boolean;
  /** Fewest and most digits of its account numbers; absent where no source gives them. */
  readonly accountDigits?: readonly [number, number];
}
