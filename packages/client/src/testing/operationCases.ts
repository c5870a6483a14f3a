import {
  assetCodeSample as assetCode,
  uuidSample as id,
  page,
  bankPayoutMethodSample as payoutMethod,
  success,
  transactionSample as transaction,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { customerSample } from '@passmuster/testing/samples';
import type { ApiResult, Client } from '../index.ts';
import * as api from '../index.ts';

/** One operation as it looks to the caller and on the wire. */
export interface OperationCase {
  readonly name: api.OperationId;
  readonly run: (client: Client) => Promise<ApiResult<unknown>>;
  /** Method and target below the base URL. */
  readonly asks: string;
  readonly sends?: unknown;
  readonly answer: object;
  readonly data: unknown;
}

const bank = { type: 'BANK', currency: 'NGN', account_number: '0000014579' } as const;
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
/** The caller omits fields that have a default. */
const {
  customer_type: _,
  is_dao: __,
  conducts_money_services: ___,
  operates_in_prohibited_countries: ____,
  ...businessCustomer
} = customerSample;

/** All operations, in the order of the specification's Endpoints. The same list runs on every runtime. */
export const operationCases: readonly OperationCase[] = [
  {
    name: 'createBusinessCustomer',
    run: (client) => api.createBusinessCustomer(client, businessCustomer),
    asks: 'POST /business-customers',
    sends: customerSample,
    answer: success({ id, business_name: 'Ada Stores Ltd' }),
    data: { id, business_name: 'Ada Stores Ltd' },
  },
  {
    name: 'createBankPayoutMethod',
    run: (client) => api.createBankPayoutMethod(client, bank),
    asks: 'POST /payout/methods/banks',
    sends: bank,
    answer: success(payoutMethod),
    data: payoutMethod,
  },
  {
    name: 'createWallet',
    run: (client) => api.createWallet(client, { currency: 'USDC', network: 'polygon' }),
    asks: 'POST /wallets',
    sends: { currency: 'USDC', network: 'polygon' },
    answer: success(wallet),
    data: wallet,
  },
  {
    name: 'listWallets',
    run: (client) => api.listWallets(client, { page: 2, limit: 100, asset_type: 'STABLECOIN' }),
    asks: 'GET /wallets?page=2&limit=100&asset_type=STABLECOIN',
    answer: page([wallet], 2, 2),
    data: { wallets: [wallet], pagination: { total: 1, page: 2, limit: 100, totalPages: 2 } },
  },
  {
    name: 'deletePayoutMethod',
    run: (client) => api.deletePayoutMethod(client, { payout_method_id: id, customer_id: id }),
    asks: `DELETE /payout/methods/${id}`,
    sends: { customer_id: id },
    answer: { status: 'success', message: 'Deleted' },
    data: { status: 'success', message: 'Deleted' },
  },
  {
    name: 'findTransactions',
    run: (client) => api.findTransactions(client, { reference_id: id }),
    asks: `GET /customers/transactions/by_ref_id/${id}`,
    answer: success([transaction]),
    data: [transaction],
  },
  {
    name: 'listAssetCodes',
    run: (client) => api.listAssetCodes(client, { asset_type: 'FIAT' }),
    asks: 'GET /asset-codes?asset_type=FIAT',
    answer: success([assetCode]),
    data: [assetCode],
  },
  {
    name: 'validateAddress',
    run: (client) => api.validateAddress(client, { address, network: 'polygon' }),
    asks: `GET /payouts/validate-address?address=${address}&network=polygon`,
    answer: success({ valid: true }),
    data: { valid: true },
  },
];
