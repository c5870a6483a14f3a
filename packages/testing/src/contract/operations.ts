/** What the specification says of one operation. */
export interface SpecifiedOperation {
  readonly id: string;
  /** Method and path below the base URL. */
  readonly call: string;
  /** The statuses of its answers, 401 among them. */
  readonly answers: readonly number[];
  /** Those that the specification states; the others are assumed. SPEC-GAP 38, 51, 63. */
  readonly stated: readonly number[];
}

/** The operations in the order of the specification: what schemas, document, client and sandbox are tested against. */
export const specifiedOperations: readonly SpecifiedOperation[] = [
  {
    id: 'createBusinessCustomer',
    call: 'POST /business-customers',
    answers: [201, 400, 401, 409, 413, 429],
    stated: [201, 401],
  },
  {
    id: 'createBankPayoutMethod',
    call: 'POST /payout/methods/banks',
    answers: [201, 400, 401, 404, 413, 429],
    stated: [401],
  },
  {
    id: 'createWallet',
    call: 'POST /wallets',
    answers: [201, 400, 401, 404, 413, 429],
    stated: [401],
  },
  {
    id: 'listWallets',
    call: 'GET /wallets',
    answers: [200, 400, 401, 429],
    stated: [401],
  },
  {
    id: 'deletePayoutMethod',
    call: 'DELETE /payout/methods/{payout_method_id}',
    answers: [200, 400, 401, 404, 413, 429],
    stated: [401, 404],
  },
  {
    id: 'findTransactions',
    call: 'GET /customers/transactions/by_ref_id/{reference_id}',
    answers: [200, 400, 401, 404, 429],
    stated: [401],
  },
  {
    id: 'listAssetCodes',
    call: 'GET /asset-codes',
    answers: [200, 400, 401, 429],
    stated: [401],
  },
  {
    id: 'validateAddress',
    call: 'GET /payouts/validate-address',
    answers: [200, 400, 401, 429],
    stated: [401],
  },
];
