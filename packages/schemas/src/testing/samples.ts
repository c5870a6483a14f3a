import type { BusinessCustomerInput } from '../customer/businessCustomer.ts';
import type { BusinessOwnerInput } from '../customer/businessOwner.ts';
import type { KycDocument } from '../customer/kycDocument.ts';

/** A document that every schema takes. */
export const documentSample: KycDocument = {
  doc_type: 'PROOF_OF_ADDRESS',
  sub_type: 'UTILITY_BILL',
  doc_image: 'data:image/png;base64,iVBORw0KGgo=',
  doc_country: 'NG',
};

/** An owner that every schema takes. */
export const ownerSample: BusinessOwnerInput = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: "ada.o'brien@example.com",
  phone_number: '+2348012345678',
  date_of_birth: '1985-02-28',
  relationship_establishment_date: '2019-06-30',
  ownership_percentage: 60,
  is_control_person: true,
  is_signer: true,
  is_beneficial_owner: true,
  title: 'Co-Founder',
  address: {
    street1: '12 Marina Road',
    city: 'Lagos',
    state: 'LA',
    postal_code: '101241',
    country: 'Nigeria',
  },
  id_number: 'A01234567',
  nationality: 'NG',
  front_image: 'https://files.example.com/passport.png',
  supporting_documents: [documentSample],
};

/** A business customer that every schema takes; every field is there. */
export const customerSample: BusinessCustomerInput = {
  customer_type: 'business',
  business_name: 'Lagos Trading Limited',
  business_type: 'NON_US',
  business_website: 'https://example.com',
  email: 'office@example.com',
  phone: '+2348012345678',
  account_purpose: 'OPERATING_A_COMPANY',
  source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
  expected_monthly_income: 2500000.5,
  industry: '541512',
  registered_address: {
    street1: '12 Marina Road',
    street2: 'Floor 3',
    city: 'Lagos',
    state: 'LA',
    postal_code: '101241',
    country: 'NG',
  },
  trading_name: 'Lagos Trading',
  nature_of_business: 'Software for markets',
  contact_person_email: 'ada@example.com',
  contact_person_phone: '+2348012345679',
  estimated_annual_revenue_usd: 'UNDER_HUNDRED_THOUSAND',
  operates_in_prohibited_countries: false,
  is_dao: false,
  conducts_money_services: false,
  registration_number: 'RC 123456',
  registration_date: '2019-06-30',
  tax_identification_number: '01234567-0001',
  phone_country_code: '+234',
  account_purpose_explanation: 'Paying suppliers',
  expected_monthly_payments_usd: 0,
  business_owners: [ownerSample],
  documents: [documentSample],
};

const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const at = '2026-01-31T09:30:00.000Z';

/** Answers as the API shows them, without what it calls optional. */
export const walletSample = {
  id,
  asset_type: 'STABLECOIN',
  currency: 'USDC',
  balance: '12.50000000',
  status: 'active',
  created_at: at,
  updated_at: at,
  customer_id: null,
  addresses: [{ id, address: '0x0', network: 'polygon', created_at: at }],
};
export const bankPayoutMethodSample = {
  id,
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Okafor',
  account_number: '0123456789',
  bank_name: 'Example Bank',
  bank_code: '011',
  sort_code: null,
  swift_code: null,
  routing_number: null,
  iban: null,
  customer_id: null,
  created_at: at,
  updated_at: at,
};
export const transactionSample = {
  id,
  sender_wallet_id: id,
  receiver_wallet_id: null,
  transaction_id: 'TX1A2B3C',
  asset_code: 'USDC',
  amount: '5.00000000',
  reference_id: id,
  status: 'COMPLETED',
  created_at: at,
  updated_at: at,
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
export const assetCodeSample = {
  id,
  asset_type: 'STABLECOIN',
  code: 'USDC',
  created_at: at,
  updated_at: at,
  networks: [{ id, network: 'Polygon', created_at: at }],
};
export const uuidSample = id;
