/** Why the ledger refuses a request. Codes that the specification shows are used as they are; the others are assumed. */
export type RefusalCode =
  | 'DUPLICATE_EMAIL'
  | 'DUPLICATE_PHONE'
  | 'UNKNOWN_KYC_OUTCOME'
  | 'CUSTOMER_NOT_FOUND'
  | 'CUSTOMER_NOT_APPROVED'
  | 'PAYOUT_METHOD_NOT_FOUND'
  | 'INVALID_ADDRESS'
  | 'INVALID_REFERENCE_ID'
  | 'TRANSACTIONS_NOT_FOUND'
  | 'WALLET_NOT_FOUND'
  | 'WALLET_NOT_ACTIVE'
  | 'SAME_WALLET'
  | 'CURRENCY_MISMATCH'
  | 'INVALID_AMOUNT'
  | 'INVALID_RATE'
  | 'INSUFFICIENT_FUNDS'
  | 'BALANCE_OUT_OF_RANGE'
  | 'REFERENCE_TAKEN'
  | 'PAYOUT_NOT_FOUND'
  | 'PAYOUT_NOT_PENDING'
  | 'SEEDED_ALREADY'
  | 'SNAPSHOT_REFUSED';

/** A refused request. Thrown, because only an exception undoes the writes of a transaction. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
