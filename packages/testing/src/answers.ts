/** An identifier for tests that need one. */
export const uuidSample = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';

const at = '2026-01-31T09:30:00.000Z';
const stamps = { id: uuidSample, created_at: at, updated_at: at };

/** A wallet as the API returns it, without the optional description. */
export const walletSample = {
  ...stamps,
  asset_type: 'STABLECOIN',
  currency: 'USDC',
  balance: '12.50000000',
  status: 'active',
  customer_id: null,
  addresses: [
    {
      id: uuidSample,
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      network: 'polygon',
      created_at: at,
    },
  ],
};

/** A bank payout method as the API returns it. */
export const bankPayoutMethodSample = {
  ...stamps,
  type: 'BANK' as const,
  currency: 'NGN' as const,
  account_name: 'Ada Okafor',
  account_number: '0000014579',
  bank_name: 'First Bank',
  bank_code: '011',
  sort_code: null,
  swift_code: null,
  routing_number: null,
  iban: null,
  customer_id: null,
};

/** A transaction as the API returns it. */
export const transactionSample = {
  ...stamps,
  sender_wallet_id: uuidSample,
  receiver_wallet_id: null,
  transaction_id: 'TX1A2B3C',
  asset_code: 'USDC',
  amount: '5.00000000',
  reference_id: uuidSample,
  status: 'COMPLETED',
  crypto_transaction_id: null,
  network: null,
  transaction_type: 'INTERNAL TRANSFER',
  transaction_mode: 'DEBIT',
  exchange_rate: null,
  withdrawal_recipient_name: null,
  fee: null,
  balance: '7.50000000',
  reason: null,
  customer_id: null,
  recipient_currency: null,
  recipient_country: null,
  bank_name: null,
  bank_code: null,
  address: null,
  bank_account: null,
};

/** An asset code as the API returns it. */
export const assetCodeSample = {
  ...stamps,
  asset_type: 'STABLECOIN',
  code: 'USDC',
  networks: [{ id: uuidSample, network: 'Polygon', created_at: at }],
};

/** Returns a success body with `data`. */
export const success = (data: unknown): object => ({ status: 'success', data });

/** Returns a page of the wallet list. */
export const page = (wallets: readonly unknown[], number = 1, totalPages = 1): object => ({
  ...success(wallets),
  pagination: { total: wallets.length, page: number, limit: 100, totalPages },
});

/** The body of a 401. */
export const tokenExpired = {
  status: 'failed',
  message: 'Invalid or expired token',
  error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
};

/** The body of a 404. */
export const notFound = {
  status: 'error',
  message: 'Not found',
  code: 'PAYOUT_METHOD_NOT_FOUND',
};
