/** An operation of the API, in the words of the specification's Endpoints. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Names of schemas. */
  readonly params?: string;
  readonly query?: string;
  readonly body?: { readonly schema: string; readonly required: boolean };
  /** The status the specification names; `2XX` where it names none (SPEC-GAP 38). */
  readonly success: readonly [status: '201' | '2XX', schema: string];
  /** Errors besides 401. A status the specification does not tell is `4XX` (SPEC-GAP 51). */
  readonly errors: Readonly<Record<string, string>>;
}

const refused = 'The request is refused. Status and codes of validation failures are not shown.';

export const operations: readonly Operation[] = [
  {
    operationId: 'createBusinessCustomer',
    method: 'post',
    path: '/business-customers',
    tag: 'Customers',
    summary: 'Create business customer',
    description:
      'KYC processing with business-specific validation; e-mail and phone must be unique; owners and documents are accepted in the same call.',
    body: { schema: 'BusinessCustomer', required: true },
    success: ['201', 'CreateBusinessCustomerResponse'],
    errors: { '4XX': refused },
  },
  {
    operationId: 'createBankPayoutMethod',
    method: 'post',
    path: '/payout/methods/banks',
    tag: 'Payout methods',
    summary: 'Add bank payout method',
    description:
      'Include `customer_id` to create a customer-specific method; omit it to create a merchant-owned method.',
    body: { schema: 'CreateBankPayoutMethod', required: true },
    success: ['2XX', 'CreateBankPayoutMethodResponse'],
    errors: { '4XX': refused },
  },
  {
    operationId: 'createWallet',
    method: 'post',
    path: '/wallets',
    tag: 'Wallets',
    summary: 'Create wallet',
    description:
      'STABLECOIN needs a network, FIAT has none; with `customer_id` the wallet is the customer’s, without it the merchant’s.',
    body: { schema: 'CreateWallet', required: true },
    success: ['2XX', 'CreateWalletResponse'],
    errors: { '4XX': refused },
  },
  {
    operationId: 'listWallets',
    method: 'get',
    path: '/wallets',
    tag: 'Wallets',
    summary: 'List wallets',
    description: 'Returns the merchant’s wallets of both asset types, in pages.',
    query: 'ListWalletsQuery',
    success: ['2XX', 'ListWalletsResponse'],
    errors: { '4XX': refused },
  },
  {
    operationId: 'deletePayoutMethod',
    method: 'delete',
    path: '/payout/methods/{payout_method_id}',
    tag: 'Payout methods',
    summary: 'Delete payout method',
    description:
      'Permanent. The body is required only when deleting a customer-specific method; for a merchant-owned method none is needed.',
    params: 'DeletePayoutMethodParams',
    body: { schema: 'DeletePayoutMethod', required: false },
    success: ['2XX', 'SuccessMessage'],
    errors: { '404': 'The method does not exist or access is denied.' },
  },
  {
    operationId: 'findTransactions',
    method: 'get',
    path: '/customers/transactions/by_ref_id/{reference_id}',
    tag: 'Transactions',
    summary: 'Fetch transactions by reference id',
    description:
      'Returns sender and receiver wallets, status, timestamps, amount, fees, exchange rate, type and mode, and bank details for payouts.',
    params: 'FindTransactionsParams',
    success: ['2XX', 'FindTransactionsResponse'],
    errors: {
      '4XX': 'INVALID_REFERENCE_ID or TRANSACTIONS_NOT_FOUND; their statuses are not shown.',
    },
  },
  {
    operationId: 'listAssetCodes',
    method: 'get',
    path: '/asset-codes',
    tag: 'Assets',
    summary: 'List asset codes',
    description: 'Without a filter both kinds are returned.',
    query: 'ListAssetCodesQuery',
    success: ['2XX', 'ListAssetCodesResponse'],
    errors: { '4XX': refused },
  },
  {
    operationId: 'validateAddress',
    method: 'get',
    path: '/payouts/validate-address',
    tag: 'Payouts',
    summary: 'Validate address',
    description:
      'Validates a stablecoin address. The query inputs are not shown; these names are assumed (SPEC-GAP 57).',
    query: 'ValidateAddressQuery',
    success: ['2XX', 'ValidateAddressResponse'],
    errors: { '4XX': refused },
  },
];
