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
  operates_in_prohibited_countries: 'no',
  is_dao: 'no',
  conducts_money_services: 'no',
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
  is_control_person: 'yes',
  is_signer: 'yes',
  is_beneficial_owner: 'yes',
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
const byHeading: Readonly<Record<string, string>> = {
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
  'business_owners[1].is_control_person': 'no',
  'business_owners[1].is_signer': 'no',
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

/** Returns the example row under these headings; an empty cell where a field is optional. */
export function exampleCells(kind: Kind, headings: readonly string[]): readonly string[] {
  return headings.map((heading) => {
    if (kind !== 'customer') return others[kind][heading] ?? '';
    if (heading.includes('supporting_documents') && heading.endsWith('doc_type')) {
      return 'PROOF_OF_ADDRESS';
    }
    if (heading.includes('supporting_documents') && heading.endsWith('sub_type')) {
      return 'UTILITY_BILL';
    }
    if (heading.endsWith('doc_image')) {
      const name = heading.slice(0, -'.doc_image'.length).replace(/\W+/g, '-');
      return `https://files.adunnifoods.com.ng/${name}.pdf`;
    }
    return byHeading[heading] ?? customer[heading.split('.').at(-1) ?? ''] ?? '';
  });
}
