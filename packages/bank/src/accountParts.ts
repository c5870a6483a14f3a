/** The parts of an account that are checked together. Each may be missing. */
export interface AccountParts {
  readonly accountNumber?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly bankName?: string | undefined;
}
