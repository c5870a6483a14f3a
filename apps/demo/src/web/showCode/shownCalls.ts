import type { Exchange } from '../../integration/exchanges.ts';
import createBankPayoutMethod from './calls/createBankPayoutMethod.ts?raw';
import createBusinessCustomer from './calls/createBusinessCustomer.ts?raw';
import findTransactions from './calls/findTransactions.ts?raw';
import listWallets from './calls/listWallets.ts?raw';
import reviewApplication from './calls/reviewApplication.ts?raw';
import validateAddress from './calls/validateAddress.ts?raw';
import { type Inputs, queryCode, quoted, realCall, type ShownCall } from './realCall.ts';

/** Fields that this answer has no value for. */
const nothing = (fields: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(fields.map((field) => [field, null]));

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

export const shownCalls = {
  reviewApplication: {
    code: reviewApplication,
    answer: json({
      verdict: 'blocked',
      email: 'The part after the @ is incomplete. Add its ending, such as .com.',
    }),
  },
  createBusinessCustomer: {
    code: createBusinessCustomer,
    request:
      'POST /business-customers\n\n{\n  "business_name": "Harborlight Software LLC",\n  …\n}',
    answer: json({
      status: 'success',
      data: {
        id: 'd36f5ccf-9d26-42bb-8f96-e2ea51374c72',
        business_name: 'Harborlight Software LLC',
      },
    }),
  },
  listWallets: {
    code: listWallets,
    request: 'GET /wallets?limit=1&currency=USDC',
    answer: json({
      status: 'success',
      data: [
        {
          id: 'fb96c220-4943-49fc-a48a-b2be33aa7514',
          asset_type: 'STABLECOIN',
          currency: 'USDC',
          balance: '625.50000000',
          status: 'active',
          created_at: '2026-11-23T22:22:58.312Z',
          updated_at: '2026-11-23T22:22:58.312Z',
          customer_id: 'd36f5ccf-9d26-42bb-8f96-e2ea51374c72',
          addresses: [
            {
              id: 'aff100b8-eb94-41fe-8149-d2958a6e0fb5',
              address: '0x503E56FE1c055855dB0bD03913dDaf0DA2f4d712',
              network: 'erc20',
              created_at: '2026-11-23T22:22:58.312Z',
            },
          ],
        },
      ],
      pagination: { total: 2, page: 1, limit: 1, totalPages: 2 },
    }),
  },
  createBankPayoutMethod: {
    code: createBankPayoutMethod,
    request: `POST /payout/methods/banks\n\n${json({
      type: 'BANK',
      account_name: 'Adunni Foods Limited',
      account_number: '5050114930',
      bank_name: 'Zenith Bank',
      currency: 'NGN',
      bank_code: '057',
    })}`,
    answer: json({
      status: 'success',
      data: {
        id: 'c4607265-15d8-47d2-9e30-f1ab80889ed4',
        type: 'BANK',
        currency: 'NGN',
        account_name: 'Adunni Foods Limited',
        account_number: '5050114930',
        bank_name: 'Zenith Bank',
        bank_code: '057',
        ...nothing(['sort_code', 'swift_code', 'routing_number', 'iban', 'customer_id']),
        created_at: '2026-11-23T22:28:40.615Z',
        updated_at: '2026-11-23T22:28:40.615Z',
      },
      message: 'Bank payout method added',
    }),
  },
  findTransactions: {
    code: findTransactions,
    request: 'GET /customers/transactions/by_ref_id/e77375f1-da28-46db-9b84-267eb19521d0',
    answer: json({
      status: 'success',
      data: [
        {
          id: 'f9283bfa-555c-4d79-b28d-b46bfafe282f',
          sender_wallet_id: '2afa472a-f220-47eb-8746-9172c4e26d4e',
          receiver_wallet_id: 'fb96c220-4943-49fc-a48a-b2be33aa7514',
          transaction_id: 'W951W99PJS',
          asset_code: 'USDC',
          amount: '125.50000000',
          reference_id: 'e77375f1-da28-46db-9b84-267eb19521d0',
          status: 'COMPLETED',
          created_at: '2026-11-23T22:22:58.312Z',
          updated_at: '2026-11-23T22:22:58.312Z',
          ...nothing(['crypto_transaction_id', 'network']),
          transaction_type: 'INTERNAL TRANSFER',
          transaction_mode: 'DEBIT',
          ...nothing(['exchange_rate', 'withdrawal_recipient_name', 'fee']),
          balance: '9874.50000000',
          ...nothing(['reason', 'customer_id', 'recipient_currency', 'recipient_country']),
          ...nothing(['bank_name', 'bank_code', 'address', 'bank_account']),
        },
      ],
    }),
  },
  validateAddress: {
    code: validateAddress,
    request:
      'GET /payouts/validate-address?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&network=polygon',
    answer: json({ status: 'success', data: { valid: true }, message: 'Address is valid' }),
  },
} as const satisfies Readonly<Record<string, ShownCall>>;

/** The calls of the pages, by the beginning of their address; the first that fits counts. */
const pages: readonly (readonly [start: RegExp, call: keyof typeof shownCalls])[] = [
  [/^\/applications\/[^/]+\/review/u, 'createBusinessCustomer'],
  [/^\/applications/u, 'reviewApplication'],
  [/^\/customers\/[^/]+$/u, 'listWallets'],
  [/^\/customers/u, 'createBusinessCustomer'],
  [/^\/payout-methods/u, 'createBankPayoutMethod'],
  [/^\/transactions/u, 'findTransactions'],
  [/^\/address-check/u, 'validateAddress'],
];

/** The calls that read: their requests, and where these stand in the code. */
const reads: { readonly [Name in keyof typeof shownCalls]?: readonly [path: RegExp, Inputs] } = {
  listWallets: [
    /^\/wallets(?:\?|$)/u,
    (url) => [["{ currency: 'USDC', limit: 1 }", queryCode(url)]],
  ],
  findTransactions: [
    /^\/customers\/transactions\/by_ref_id\//u,
    ({ pathname }) => [
      ['e77375f1-da28-46db-9b84-267eb19521d0', pathname.slice(pathname.lastIndexOf('/') + 1)],
    ],
  ],
  validateAddress: [
    /^\/payouts\/validate-address\?/u,
    ({ searchParams }) => [
      ["'0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'", quoted(searchParams.get('address') ?? '')],
      ["'polygon'", quoted(searchParams.get('network') ?? '')],
    ],
  ],
};

/** Returns the call behind the page at an address, as the page has made it if it has; otherwise an example. */
export function callOf(
  address: string,
  lastOf: (path: RegExp) => Exchange | undefined = () => undefined,
): ShownCall & { readonly isExample: boolean } {
  const [, name = 'listWallets'] = pages.find(([start]) => start.test(address)) ?? [];
  const call = shownCalls[name];
  const [path, inputs] = reads[name] ?? [];
  const exchange = path && lastOf(path);
  return exchange && inputs
    ? { ...realCall(call, inputs, exchange), isExample: false }
    : { ...call, isExample: true };
}
