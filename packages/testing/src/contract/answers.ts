import {
  assetCodeSample,
  bankPayoutMethodSample,
  page,
  success,
  transactionSample,
  walletSample,
} from '../answers.ts';
import type { AnswerPresence, Field, Place, Resource } from './field.ts';

type Answer = Resource<AnswerPresence>;

const file = (name: string): string => `packages/schemas/src/${name}.ts`;
const inAnswer = (schema: string, body: object, ...path: Place['path']): Place => ({
  schema: `${schema}Response`,
  path,
  body,
});
const createdWallet = success(walletSample);
const listedWallets = page([walletSample]);

const timestamp = (row: string): Field<AnswerPresence> => [
  'a date-time',
  'required',
  row,
  'timestamp',
];
const id = (row: string, sentence: string): Field<AnswerPresence> => [
  'a UUID',
  'required',
  row,
  sentence,
];
const anyText = (row: string, sentence: string): Field<AnswerPresence> => [
  'any text',
  'required',
  row,
  sentence,
];
const textOrNull = (row: string, sentence = 'string or null'): Field<AnswerPresence> => [
  'any text',
  'optional, or null',
  row,
  sentence,
];
const idOrNull = (row: string, sentence = 'UUID or null'): Field<AnswerPresence> => [
  'a UUID',
  'optional, or null',
  row,
  sentence,
];

/** What the answers consist of, in the order of the specification. Its samples show which fields may be left out. */
export const answers: Readonly<Record<string, Answer>> = {
  'a bank payout method': {
    schema: 'BankPayoutMethod',
    file: file('payout/bankPayoutMethod'),
    kinds: 'of payout method',
    places: [inAnswer('CreateBankPayoutMethod', success(bankPayoutMethodSample), 'data')],
    fields: {
      id: id('BP-1', 'UUID; assigned by the service'),
      type: anyText('BP-2', 'string; only value `BANK`; responses stay open'),
      currency: textOrNull('BP-3', 'string enum; NGN, ZAR; responses stay open'),
      account_name: textOrNull('BP-4', 'string (gap 35)'),
      account_number: textOrNull('BP-5', 'string (gap 35)'),
      bank_name: textOrNull('BP-6', 'string (gap 35)'),
      bank_code: textOrNull('BP-7', 'string (gap 35)'),
      sort_code: textOrNull('BP-8', 'string or null; for GBP'),
      swift_code: textOrNull('BP-9', 'string or null; for international transfers'),
      routing_number: textOrNull('BP-10', 'string or null; for USD'),
      iban: textOrNull('BP-11', 'string or null; for international accounts'),
      customer_id: idOrNull('BP-12', 'UUID or null; null for a merchant-owned method'),
      created_at: timestamp('BP-13'),
      updated_at: timestamp('BP-13'),
    },
  },
  'a wallet': {
    schema: 'Wallet',
    file: file('wallet/wallet'),
    kinds: 'of wallet',
    places: [
      inAnswer('CreateWallet', createdWallet, 'data'),
      inAnswer('ListWallets', listedWallets, 'data', 0),
    ],
    fields: {
      id: id('WA-1', 'UUID'),
      asset_type: anyText('WA-2', 'string; `STABLECOIN` or `FIAT`; responses stay open'),
      currency: anyText('WA-3', 'string; currency code'),
      balance: [
        'decimal text',
        'required',
        'WA-4',
        'string (decimal); 8 decimal places for STABLECOIN, 2 for FIAT',
      ],
      description: textOrNull('WA-5', 'string or absent; max 255 chars'),
      status: anyText(
        'WA-6',
        'string; active, pending, suspended (see States); responses stay open',
      ),
      created_at: timestamp('WA-7'),
      updated_at: timestamp('WA-7'),
      customer_id: idOrNull('WA-8', 'UUID or null; null for a merchant wallet'),
      addresses: [
        'a list',
        'required',
        'WA-9',
        'array of Wallet address; empty array for FIAT wallets',
      ],
    },
  },
  'the address of a wallet': {
    schema: 'WalletAddress',
    file: file('wallet/walletAddress'),
    label: 'Wallet address',
    kinds: 'of wallet',
    places: [
      inAnswer('CreateWallet', createdWallet, 'data', 'addresses', 0),
      inAnswer('ListWallets', listedWallets, 'data', 0, 'addresses', 0),
    ],
    fields: {
      id: id('WD-1', 'UUID'),
      crypto_wallet_id: idOrNull(
        'WD-2',
        'UUID; present in the creation response, absent in list items (gap 44)',
      ),
      address: anyText('WD-3', 'string, blockchain address'),
      network: anyText('WD-4', 'string'),
      created_at: timestamp('WD-5'),
    },
  },
  'a transaction': {
    schema: 'Transaction',
    file: file('transaction/transaction'),
    kinds: 'of movement',
    places: [inAnswer('FindTransactions', success([transactionSample]), 'data', 0)],
    fields: {
      id: id('TR-1', 'UUID'),
      sender_wallet_id: idOrNull('TR-2'),
      receiver_wallet_id: idOrNull('TR-3'),
      transaction_id: anyText('TR-4', 'string (short alphanumeric code)'),
      asset_code: anyText('TR-5', 'string'),
      amount: ['decimal text', 'required', 'TR-6', 'string (decimal, 8 places; gap 55)'],
      reference_id: anyText('TR-7', 'string (UUID format; gap 52)'),
      status: anyText('TR-8', 'string (gap 54)'),
      created_at: timestamp('TR-9'),
      updated_at: timestamp('TR-9'),
      crypto_transaction_id: textOrNull('TR-10'),
      network: textOrNull('TR-11'),
      transaction_type: anyText('TR-12', 'string (a sample value is `INTERNAL TRANSFER`; gap 54)'),
      transaction_mode: anyText('TR-13', 'string (a sample value is `DEBIT`; gap 54)'),
      exchange_rate: textOrNull('TR-14'),
      withdrawal_recipient_name: textOrNull('TR-15'),
      fee: textOrNull('TR-16'),
      balance: ['decimal text', 'required', 'TR-17', 'string (decimal)'],
      reason: textOrNull('TR-18'),
      customer_id: idOrNull('TR-19'),
      recipient_currency: textOrNull('TR-20'),
      recipient_country: textOrNull('TR-21'),
      bank_name: textOrNull('TR-22'),
      bank_code: textOrNull('TR-23'),
      address: textOrNull('TR-24'),
      bank_account: textOrNull('TR-25'),
    },
  },
  'an asset code': {
    schema: 'AssetCode',
    file: file('asset/assetCode'),
    label: 'Asset code:',
    places: [inAnswer('ListAssetCodes', success([assetCodeSample]), 'data', 0)],
    fields: {
      id: id('AC-1', 'UUID, `FIAT` or `STABLECOIN`, string, timestamps'),
      asset_type: ['any text', 'required', 'AC-1'],
      code: ['any text', 'required', 'AC-1'],
      created_at: ['a date-time', 'required', 'AC-1'],
      updated_at: ['a date-time', 'required', 'AC-1'],
      networks: [
        'a list',
        'optional, or null',
        'AC-2',
        'null for FIAT; for STABLECOIN an array of `{id: UUID, network: string, created_at: timestamp}` (gap 58)',
      ],
    },
  },
  'the place of a page': {
    schema: 'Pagination',
    file: file('envelope/pagination'),
    label: 'Pagination:',
    places: [inAnswer('ListWallets', listedWallets, 'pagination')],
    fields: {
      total: ['a whole number', 'required', 'AC-4', 'integers'],
      page: ['a whole number', 'required', 'AC-4'],
      limit: ['a whole number', 'required', 'AC-4'],
      totalPages: ['a whole number', 'required', 'AC-4'],
    },
  },
};
