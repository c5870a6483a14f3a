/** The eight operations. Source: API spec 1.0.0, Endpoints. */
export type OperationName =
  | 'createBusinessCustomer'
  | 'createBankPayoutMethod'
  | 'createWallet'
  | 'listWallets'
  | 'deletePayoutMethod'
  | 'findTransactions'
  | 'listAssetCodes'
  | 'validateAddress';
