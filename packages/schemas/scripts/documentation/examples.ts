import {
  assetCodeSample,
  bankPayoutMethodSample,
  success,
  tokenExpired,
  transactionSample,
  uuidSample,
  walletSample,
} from '@passmuster/testing/answers';
import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Examples of the schemas that need one. A test runs each schema on its example. */
export const examples: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['Amount', 2500000.5],
  ['ApiErrorCode', 'INVALID_REFERENCE_ID'],
  ['AssetCode', assetCodeSample],
  ['AuthenticationError', tokenExpired],
  ['BankPayoutMethod', bankPayoutMethodSample],
  ['BusinessCustomer', customerSample],
  ['BusinessOwner', ownerSample],
  ['CalendarDate', '2019-06-30'],
  ['CallingCode', '+234'],
  ['CountryCode', 'NG'],
  [
    'CreateBankPayoutMethod',
    {
      type: 'BANK',
      currency: 'NGN',
      account_name: 'Ada Okafor',
      account_number: '0123456789',
      bank_name: 'Example Bank',
      bank_code: '011',
    },
  ],
  [
    'CreateBankPayoutMethodResponse',
    { ...success(bankPayoutMethodSample), message: 'Payout method created' },
  ],
  ['CreateBusinessCustomerResponse', success({ id: uuidSample })],
  ['CreateWallet', { currency: 'USDC', network: 'polygon', description: 'Settlement' }],
  ['CreateWalletResponse', success(walletSample)],
  ['Decimal', '12.50000000'],
  ['DeletePayoutMethod', { customer_id: uuidSample }],
  ['DeletePayoutMethodParams', { payout_method_id: uuidSample }],
  ['E164', '+2348012345678'],
  ['Email', 'ada@example.com'],
  ['FindTransactionsParams', { reference_id: uuidSample }],
  ['FindTransactionsResponse', success([transactionSample])],
  ['KycDocument', documentSample],
  ['ListAssetCodesQuery', { asset_type: 'STABLECOIN' }],
  ['ListAssetCodesResponse', success([assetCodeSample])],
  [
    'ListWalletsQuery',
    {
      page: 1,
      limit: 10,
      status: 'active',
      asset_type: 'STABLECOIN',
      currency: 'USDC',
      customer_id: uuidSample,
    },
  ],
  [
    'ListWalletsResponse',
    {
      ...success([walletSample]),
      pagination: { total: 1, page: 1, limit: 10, totalPages: 1 },
    },
  ],
  [
    'OperationError',
    {
      status: 'error',
      message: 'No transactions found with this reference ID',
      code: 'TRANSACTIONS_NOT_FOUND',
    },
  ],
  ['OwnerAddress', ownerSample.address],
  ['PostalAddress', customerSample.registered_address],
  ['SuccessMessage', { status: 'success', message: 'Payout method deleted' }],
  ['Timestamp', '2026-01-31T09:30:00.000Z'],
  ['Transaction', transactionSample],
  ['Uuid', uuidSample],
  ['ValidateAddressQuery', { address, network: 'erc20' }],
  ['ValidateAddressResponse', { ...success({ valid: true }), message: 'Address is valid' }],
  ['Wallet', walletSample],
  ['WebUrl', 'https://example.com'],
]);
