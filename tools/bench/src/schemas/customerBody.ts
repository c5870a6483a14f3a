const names = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Femi', 'Gbenga', 'Halima'];

const address = (at: number): object => ({
  street1: `${at + 1} Marina Road`,
  ...(at % 3 !== 0 && { street2: 'Floor 3' }),
  city: 'Lagos',
  state: 'LA',
  postal_code: '101001',
  country: 'NG',
});

const document = (at: number, type: string): object => ({
  doc_type: type,
  sub_type: at % 2 === 0 ? 'BANK_STATEMENT' : '',
  doc_image: `https://files.example.com/documents/${type.toLowerCase()}-${at}.pdf`,
  doc_country: 'NG',
});

const owner = (at: number): object => ({
  first_name: names[at % names.length],
  last_name: 'Okafor',
  email: `owner${at}@okafor.example.com`,
  phone_number: `+23480123456${10 + (at % 90)}`,
  date_of_birth: `19${60 + (at % 40)}-04-12`,
  relationship_establishment_date: '2019-06-30',
  ownership_percentage: 50,
  is_control_person: true,
  is_signer: at % 2 === 0,
  is_beneficial_owner: true,
  title: 'Director',
  address: address(at),
  id_number: `A${12345600 + at}`,
  nationality: 'NG',
  front_image: `https://files.example.com/id/${at}-front.png`,
  ...(at % 4 !== 0 && { back_image: `https://files.example.com/id/${at}-back.png` }),
  supporting_documents: [document(at, 'PROOF_OF_ADDRESS')],
});

/** Returns the JSON text of a business customer of about 3.3 kB, a different one for each `at`. */
export function customerText(at: number): string {
  return JSON.stringify({
    customer_type: 'business',
    business_name: `${names[at % names.length]} Trading Limited ${at}`,
    business_type: 'LIMITED_LIABILITY_COMPANY',
    business_website: `https://shop${at}.example.com`,
    email: `office${at}@okafor.example.com`,
    phone: `+23480123456${10 + (at % 90)}`,
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'BUSINESS_INCOME',
    expected_monthly_income: 25_000_000 + at,
    industry: '541512',
    registered_address: address(at),
    trading_name: 'Okafor',
    nature_of_business: 'Software development and payment advice for small shops. '.repeat(4),
    contact_person_email: `ada${at}@okafor.example.com`,
    contact_person_phone: '+2348012345679',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: `RC${123456 + at}`,
    registration_date: '2019-06-30',
    tax_identification_number: '12345678-0001',
    phone_country_code: '+234',
    account_purpose_explanation: 'Receiving payments from customers, paying suppliers. '.repeat(4),
    expected_monthly_payments_usd: 15_000,
    business_owners: [owner(at), owner(at + 1)],
    documents: ['BUSINESS_FORMATION', 'OWNERSHIP_INFORMATION', 'BANK_STATEMENT'].map((type) =>
      document(at, type),
    ),
  });
}

/** Returns the same customer with three things wrong, at the root, in the address and in the second owner. */
export function wrongCustomerText(at: number): string {
  return customerText(at)
    .replace(/"phone":"[^"]*"/, '"phone":"0801"')
    .replace('"city":"Lagos"', '"city":""')
    .replace(`"email":"owner${at + 1}@okafor.example.com",`, '');
}
