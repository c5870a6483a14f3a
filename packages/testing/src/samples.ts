type Mutable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
  : Value;

/** Infers literal types, so that the samples have the types of the schemas without importing them. */
const literal = <const Value>(value: Value): Mutable<Value> => value as Mutable<Value>;

/** The day on which no rule has a finding for {@link customerSample}. */
export const sampleDay = '2026-11-21';

const documentOf = <const Type extends string>(docType: Type, file: string) =>
  literal({
    doc_type: docType,
    doc_image: `https://files.example.com/${file}.jpg`,
    doc_country: 'ZA',
  });

/** The proof of address of {@link ownerSample}. */
export const documentSample = literal({
  doc_type: 'PROOF_OF_ADDRESS',
  sub_type: 'UTILITY_BILL',
  doc_image: 'https://files.example.com/thandi-address.jpg',
  doc_country: 'ZA',
});

const office = literal({
  street1: '12 Long Street',
  street2: 'Floor 3',
  city: 'Cape Town',
  state: 'WC',
  postal_code: '8001',
  country: 'ZA',
});

/** The first owner of {@link customerSample}, with every field. */
export const ownerSample = literal({
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
  address: { ...office, street1: '4 Kloof Road' },
  id_number: 'A01234567',
  nationality: 'ZA',
  front_image: 'https://files.example.com/thandi-front.jpg',
  back_image: 'https://files.example.com/thandi-back.jpg',
  supporting_documents: [documentSample],
});

const secondOwner = literal({
  ...ownerSample,
  first_name: 'Sipho',
  last_name: 'Dlamini',
  email: 'sipho@karootrading.co.za',
  phone_number: '+27831234568',
  date_of_birth: '1979-11-02',
  ownership_percentage: 40,
  is_control_person: false,
  is_signer: false,
  title: 'Director',
  address: { ...office, street1: '9 Main Road' },
  id_number: 'A07654321',
  front_image: 'https://files.example.com/sipho-front.jpg',
  back_image: 'https://files.example.com/sipho-back.jpg',
  supporting_documents: [
    { ...documentOf('PROOF_OF_ADDRESS', 'sipho-address'), sub_type: 'BANK_STATEMENT' },
  ],
});

/** A complete application of an invented company. No rule has a finding for it on {@link sampleDay}. */
export const customerSample = literal({
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
  registered_address: office,
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
  business_owners: [ownerSample, secondOwner],
  documents: [
    documentOf('BUSINESS_FORMATION', 'formation'),
    documentOf('OWNERSHIP_INFORMATION', 'articles'),
    documentOf('BANK_STATEMENT', 'statement'),
  ],
});

/** A bank method that is accepted, of the merchant itself. */
export const bankMethodSample = {
  type: 'BANK',
  currency: 'ZAR',
  account_name: 'Karoo Coffee',
  account_number: '0012345678',
  bank_name: 'Sandbox Bank',
  bank_code: '250655',
} as const;
