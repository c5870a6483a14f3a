import type {
  AssetCode,
  BankPayoutMethod,
  BusinessCustomerInput,
  Transaction,
  Wallet,
} from '@passmuster/schemas';

/** Invented data in the shapes of the API. */
export const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const at = '2026-01-31T09:30:00.000Z';
const stamps = { id, created_at: at, updated_at: at };

export const wallet: Wallet = {
  ...stamps,
  asset_type: 'STABLECOIN',
  currency: 'USDC',
  balance: '0.00000000',
  status: 'active',
  customer_id: null,
  addresses: [
    {
      id,
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      network: 'polygon',
      created_at: at,
    },
  ],
};

export const payoutMethod: BankPayoutMethod = {
  ...stamps,
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Stores',
  account_number: '0000014579',
  bank_name: 'First Bank',
  bank_code: '011',
  customer_id: null,
};

export const transaction: Transaction = {
  ...stamps,
  sender_wallet_id: id,
  receiver_wallet_id: null,
  transaction_id: 'K7Q2M9',
  asset_code: 'USDC',
  amount: '12.50000000',
  reference_id: id,
  status: 'COMPLETED',
  transaction_type: 'INTERNAL TRANSFER',
  transaction_mode: 'DEBIT',
  balance: '87.50000000',
};

export const assetCode: AssetCode = { ...stamps, asset_type: 'FIAT', code: 'ZAR', networks: null };

export const businessCustomer: BusinessCustomerInput = {
  business_name: 'Ada Stores Ltd',
  business_type: 'LIMITED_LIABILITY_COMPANY',
  business_website: 'https://ada.example',
  email: 'office@ada.example',
  phone: '+2348012345678',
  account_purpose: 'ECOMMERCE_RETAIL_PAYMENTS',
  source_of_funds: 'BUSINESS_INCOME',
  expected_monthly_income: 1000,
  industry: '541512',
  registered_address: {
    street1: '1 Marina',
    city: 'Lagos',
    state: 'LA',
    postal_code: '100001',
    country: 'NG',
  },
  trading_name: 'Ada',
  nature_of_business: 'Software',
  contact_person_email: 'ada@ada.example',
  contact_person_phone: '+2348012345678',
  estimated_annual_revenue_usd: 'UNDER_HUNDRED_THOUSAND',
  registration_number: 'RC1234567',
  registration_date: '2019-06-30',
  tax_identification_number: '12345678-0001',
  phone_country_code: '+234',
  account_purpose_explanation: 'To be paid by customers abroad',
  expected_monthly_payments_usd: 500,
  business_owners: [],
  documents: [],
};

export const success = (data: unknown): object => ({ status: 'success', data });
export const page = (wallets: readonly unknown[], at = 1, totalPages = 1): object => ({
  ...success(wallets),
  pagination: { total: wallets.length, page: at, limit: 100, totalPages },
});
export const notFound = { status: 'error', message: 'Not found', code: 'PAYOUT_METHOD_NOT_FOUND' };
export const tokenExpired = {
  status: 'failed',
  message: 'Invalid or expired token',
  error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
};
