import type { BusinessCustomerInput, BusinessOwnerInput, KycDocument } from '@passmuster/schemas';

/** The day on which {@link exampleCustomer} is without findings. */
export const exampleDay = '2026-11-21';

const document = (docType: KycDocument['doc_type'], file: string): KycDocument => ({
  doc_type: docType,
  doc_image: `https://files.example.com/${file}.jpg`,
  doc_country: 'ZA',
});

const address = {
  street1: '12 Long Street',
  city: 'Cape Town',
  state: 'WC',
  postal_code: '8001',
  country: 'ZA',
} as const;

const thandi: BusinessOwnerInput = {
  first_name: 'Thandi',
  last_name: 'Mokoena',
  email: 'thandi@karootrading.co.za',
  phone_number: '+27821234567',
  date_of_birth: '1984-05-17',
  relationship_establishment_date: '2019-06-30',
  ownership_percentage: 60,
  is_control_person: true,
  is_signer: true,
  is_beneficial_owner: true,
  title: 'CEO',
  address: { ...address, street1: '4 Kloof Road', country: 'ZA' },
  id_number: 'A01234567',
  nationality: 'ZA',
  front_image: 'https://files.example.com/thandi-front.jpg',
  back_image: 'https://files.example.com/thandi-back.jpg',
  supporting_documents: [
    { ...document('PROOF_OF_ADDRESS', 'thandi-address'), sub_type: 'UTILITY_BILL' },
  ],
};

const sipho: BusinessOwnerInput = {
  ...thandi,
  first_name: 'Sipho',
  last_name: 'Dlamini',
  email: 'sipho@karootrading.co.za',
  phone_number: '+27831234568',
  date_of_birth: '1979-11-02',
  ownership_percentage: 40,
  is_control_person: false,
  is_signer: false,
  title: 'Director',
  address: { ...address, street1: '9 Main Road', country: 'ZA' },
  id_number: 'A07654321',
  front_image: 'https://files.example.com/sipho-front.jpg',
  back_image: 'https://files.example.com/sipho-back.jpg',
  supporting_documents: [
    { ...document('PROOF_OF_ADDRESS', 'sipho-address'), sub_type: 'BANK_STATEMENT' },
  ],
};

/** A finished application of an invented company that no rule finds fault with on {@link exampleDay}. */
export const exampleCustomer: BusinessCustomerInput = {
  customer_type: 'business',
  business_name: 'Karoo Trading (Pty) Ltd',
  business_type: 'NON_US',
  business_website: 'https://www.karootrading.co.za',
  email: 'office@karootrading.co.za',
  phone: '+27211234567',
  account_purpose: 'PURCHASE_GOODS_AND_SERVICES',
  source_of_funds: 'BUSINESS_INCOME',
  expected_monthly_income: 900_000,
  industry: '541512',
  registered_address: address,
  trading_name: 'Karoo Trading',
  nature_of_business: 'Software for farms',
  contact_person_email: 'thandi@karootrading.co.za',
  contact_person_phone: '+27821234567',
  estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
  operates_in_prohibited_countries: false,
  is_dao: false,
  conducts_money_services: false,
  registration_number: '2019/123456/07',
  registration_date: '2019-06-30',
  tax_identification_number: '9012345675',
  phone_country_code: '+27',
  account_purpose_explanation: 'Paying suppliers abroad',
  expected_monthly_payments_usd: 20_000,
  business_owners: [thandi, sipho],
  documents: [
    document('BUSINESS_FORMATION', 'formation'),
    document('OWNERSHIP_INFORMATION', 'articles'),
    document('BANK_STATEMENT', 'statement'),
  ],
};
