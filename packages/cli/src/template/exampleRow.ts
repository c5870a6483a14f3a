import type { Kind } from '../columns/kind.ts';

/** One example row for each kind: a fictional Nigerian company. The last part of a path names the value. */
const customer: Readonly<Record<string, string>> = {
  customer_type: 'business',
  business_name: 'Adunni Foods Limited',
  business_type: 'NON_US',
  business_website: 'https://adunnifoods.com.ng',
  email: 'accounts@adunnifoods.com.ng',
  phone: '+2348033120456',
  account_purpose: 'OPERATING_A_COMPANY',
  source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
  expected_monthly_income: '4500000',
  industry: '311811',
  street1: '14 Adeola Odeku Street',
  street2: '',
  city: 'Lagos',
  state: 'Lagos',
  postal_code: '101241',
  country: 'NG',
  trading_name: 'Adunni Foods',
  nature_of_business: 'Bakery that supplies bread and pastries to shops in Lagos',
  contact_person_email: 'tolu@adunnifoods.com.ng',
  contact_person_phone: '+2348033120457',
  estimated_annual_revenue_usd: 'UNDER_HUNDRED_THOUSAND',
  operates_in_prohibited_countries: 'false',
  is_dao: 'false',
  conducts_money_services: 'false',
  registration_number: 'RC1482093',
  registration_date: '2017-03-14',
  tax_identification_number: '21458760-0001',
  phone_country_code: '+234',
  account_purpose_explanation: 'Receive payments from shops and pay suppliers of flour',
  expected_monthly_payments_usd: '6000',
  first_name: 'Tolulope',
  last_name: 'Adeyemi',
  phone_number: '+2348033120458',
  date_of_birth: '1985-07-22',
  relationship_establishment_date: '2017-03-14',
  ownership_percentage: '60',
  is_control_person: 'true',
  is_signer: 'true',
  is_beneficial_owner: 'true',
  title: 'CEO',
  id_number: 'A04512378',
  nationality: 'NG',
  front_image: 'https://files.adunnifoods.com.ng/passport-adeyemi.png',
  back_image: '',
  doc_type: 'BUSINESS_FORMATION',
  sub_type: '',
  doc_country: 'NG',
};

/** What differs from one owner or document to the next. */
const byPath: Readonly<Record<string, string>> = {
  'business_owners[0].front_image.issued': '2021-03-01',
  'business_owners[0].front_image.expires': '2031-02-28',
  'business_owners[0].address.street1': '8 Fola Osibo Street',
  'business_owners[0].address.postal_code': '106104',
  'business_owners[0].email': 'tolu@adunnifoods.com.ng',
  'business_owners[1].address.street1': '27 Toyin Street',
  'business_owners[1].address.city': 'Ikeja',
  'business_owners[1].address.postal_code': '101233',
  'business_owners[1].email': 'chinedu@adunnifoods.com.ng',
  'business_owners[1].first_name': 'Chinedu',
  'business_owners[1].last_name': 'Okafor',
  'business_owners[1].phone_number': '+2348033120459',
  'business_owners[1].date_of_birth': '1990-02-03',
  'business_owners[1].ownership_percentage': '40',
  'business_owners[1].is_control_person': 'false',
  'business_owners[1].is_signer': 'false',
  'business_owners[1].title': 'Director',
  'business_owners[1].id_number': 'B51230987',
  'business_owners[1].front_image.issued': '2022-06-15',
  'business_owners[1].front_image.expires': '2032-06-14',
  'business_owners[1].front_image': 'https://files.adunnifoods.com.ng/passport-okafor.png',
  'documents[1].doc_type': 'OWNERSHIP_INFORMATION',
  'documents[2].doc_type': 'BANK_STATEMENT',
};

const others: Readonly<Record<Exclude<Kind, 'customer'>, Readonly<Record<string, string>>>> = {
  wallet: { currency: 'USDC', network: 'polygon', description: 'Settlements' },
  bank: {
    type: 'BANK',
    account_name: 'Adunni Foods Limited',
    account_number: '0000014579',
    bank_name: 'First Bank of Nigeria',
    currency: 'NGN',
    bank_code: '011',
  },
  address: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'polygon' },
  phone: { phone: '+2348033120456', country: 'NG' },
};

/** The values of a row by the path of their column: `business_owners[0].first_name`. */
export type TemplateRow = (path: string) => string;

/** Returns the example of a kind; an empty text where a field is optional. */
export const exampleRow =
  (kind: Kind): TemplateRow =>
  (path) => {
    if (kind !== 'customer') return others[kind][path] ?? '';
    if (path.includes('supporting_documents') && path.endsWith('doc_type')) {
      return 'PROOF_OF_ADDRESS';
    }
    if (path.includes('supporting_documents') && path.endsWith('sub_type')) {
      return 'UTILITY_BILL';
    }
    if (path.endsWith('doc_image')) {
      const name = path.slice(0, -'.doc_image'.length).replace(/\W+/g, '-');
      return `https://files.adunnifoods.com.ng/${name}.pdf`;
    }
    return byPath[path] ?? customer[path.split('.').at(-1) ?? ''] ?? '';
  };
