import {
  assetCodeSample,
  bankPayoutMethodSample,
  page,
  success,
  transactionSample,
  uuidSample,
  walletSample,
} from './answers.ts';
import { bankMethodSample, customerSample } from './samples.ts';

/** What the calls need: a customer that nobody has created, and what exists before them. */
export interface Given {
  readonly customer: Readonly<Partial<Record<keyof typeof customerSample, unknown>>>;
  readonly payoutMethodId: string;
  readonly referenceId: string;
}

/** One call of an operation, and what comes of it. */
export interface OperationCall {
  readonly operation: (typeof operationNames)[number];
  readonly why: string;
  /** What a caller passes to the function of the client. */
  readonly input: object;
  /** Method and target below the base URL. */
  readonly asks: string;
  /** The body of the request. */
  readonly sends?: object;
  /** What the sandbox answers: the status, the code of a refusal, and some of the data. */
  readonly status: 200 | 201 | 400 | 404 | 409;
  readonly code?: string;
  readonly gives?: object;
}

/** A call that is accepted, with an answer of another API and the data that the client makes of it. */
export interface AcceptedCall extends OperationCall {
  readonly answer: object;
  readonly data: unknown;
}

/** The operations, in the order of the specification's Endpoints. */
export const operationNames = [
  'createBusinessCustomer',
  'createBankPayoutMethod',
  'createWallet',
  'listWallets',
  'deletePayoutMethod',
  'findTransactions',
  'listAssetCodes',
  'validateAddress',
] as const;

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const created = { id: uuidSample, business_name: 'Ada Stores Ltd' };
const deleted = { status: 'success', message: 'Merchant payout method deleted' };

/** For an API whose answers the test sets. */
export const sampleGiven: Given = {
  customer: customerSample,
  payoutMethodId: uuidSample,
  referenceId: uuidSample,
};

/** The caller omits fields that have a default. */
function withoutDefaults(customer: Given['customer']): object {
  const {
    customer_type: _,
    is_dao: __,
    conducts_money_services: ___,
    operates_in_prohibited_countries: ____,
    ...others
  } = customer;
  return others;
}

const answering = (data: unknown, answer = success(data)) => ({ answer, data });

/** Returns a call of each operation that is accepted. */
export const acceptedCalls = (given: Given): readonly AcceptedCall[] => [
  {
    ...{ operation: 'createBusinessCustomer', why: 'a customer', status: 201 },
    input: withoutDefaults(given.customer),
    asks: 'POST /business-customers',
    sends: given.customer,
    gives: { business_name: given.customer.business_name },
    ...answering(created),
  },
  {
    ...{ operation: 'createBankPayoutMethod', why: 'a bank method', status: 201 },
    input: bankMethodSample,
    asks: 'POST /payout/methods/banks',
    sends: bankMethodSample,
    gives: { type: 'BANK', customer_id: null },
    ...answering(bankPayoutMethodSample),
  },
  {
    ...{ operation: 'createWallet', why: 'a stablecoin wallet', status: 201 },
    input: { currency: 'USDC', network: 'polygon' },
    asks: 'POST /wallets',
    sends: { currency: 'USDC', network: 'polygon' },
    gives: { status: 'active', addresses: [{ network: 'polygon' }] },
    ...answering(walletSample),
  },
  {
    ...{ operation: 'listWallets', why: 'a page', status: 200 },
    input: { page: 2, limit: 100, asset_type: 'STABLECOIN' },
    asks: 'GET /wallets?page=2&limit=100&asset_type=STABLECOIN',
    gives: { pagination: { page: 2, limit: 100 } },
    answer: page([walletSample], 2, 2),
    data: { wallets: [walletSample], pagination: { total: 1, page: 2, limit: 100, totalPages: 2 } },
  },
  {
    ...{ operation: 'deletePayoutMethod', why: 'a method added before', status: 200 },
    input: { payout_method_id: given.payoutMethodId },
    asks: `DELETE /payout/methods/${given.payoutMethodId}`,
    gives: deleted,
    ...answering(deleted, deleted),
  },
  {
    ...{ operation: 'findTransactions', why: 'both legs of a transfer', status: 200 },
    input: { reference_id: given.referenceId },
    asks: `GET /customers/transactions/by_ref_id/${given.referenceId}`,
    gives: [{ transaction_mode: 'DEBIT' }, { transaction_mode: 'CREDIT' }],
    ...answering([transactionSample]),
  },
  {
    ...{ operation: 'listAssetCodes', why: 'the fiat assets', status: 200 },
    input: { asset_type: 'FIAT' },
    asks: 'GET /asset-codes?asset_type=FIAT',
    gives: [{ code: 'ZAR', networks: null }, { code: 'CAD' }, { code: 'NGN' }],
    ...answering([assetCodeSample]),
  },
  {
    ...{ operation: 'validateAddress', why: 'a good address', status: 200 },
    input: { address, network: 'polygon' },
    asks: `GET /payouts/validate-address?address=${address}&network=polygon`,
    gives: { valid: true },
    ...answering({ valid: true }),
  },
];
