/** A Nigerian bank, microfinance bank, payment service bank or mobile money operator. */
export interface NigerianBank {
  readonly name: string;
  /** Other ways to write the name. */
  readonly aliases: readonly string[];
  /** Names that it has given up, the best known first. */
  readonly formerNames?: readonly string[];
  /** The code to send: that of the Central Bank (CBN) if it assigned one, else that of payment companies: `'058'`. */
  readonly code: string;
  /** Codes of other lists, such as that of NIBSS Instant Payments (NIP): `'000013'`. */
  readonly otherCodes: readonly string[];
  /** The six digits from which its account numbers get their check digit; `undefined` if no source confirms them. */
  readonly institution?: string;
  /** First four letters of its BIC. */
  readonly bic?: string;
  /** Code of the bank that took it over. Its account numbers keep their check digits. */
  readonly mergedInto?: string;
  /** `true` if payment companies no longer list its code. */
  readonly codeRetired?: boolean;
  /** The day on which the CBN revoked its license: `'2024-06-03'`. */
  readonly closed?: string;
}
