import { attach } from './attach.ts';
import type { Example } from './example.ts';

const kenya = { doc_country: 'KE' } as const;
const company = 'Savannah Ledger Limited';

const incorporation = attach(
  'incomplete-certificate-of-incorporation.pdf',
  { doc_type: 'BUSINESS_FORMATION', ...kenya },
  {
    issuer: 'Registrar of Companies, Republic of Kenya',
    title: 'Certificate of Incorporation',
    rows: [
      ['Company', company],
      ['Number', 'PVT-LRUQ8YE'],
      ['Incorporated', '28 February 2021'],
    ],
    closing: 'Incorporated under the Companies Act, 2015.',
  },
);
const articles = attach(
  'incomplete-articles-of-association.pdf',
  { doc_type: 'OWNERSHIP_INFORMATION', ...kenya },
  {
    issuer: company,
    title: 'Articles of Association',
    rows: [
      ['Shareholder', 'Wanjiku Kamau'],
      ['Shares', '650 of 1,000'],
      ['Shareholder', 'Brian Otieno'],
      ['Shares', '350 of 1,000'],
    ],
    closing: 'Adopted on the day of incorporation.',
  },
);
const wanjikuAddress = attach(
  'incomplete-kamau-electricity-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...kenya },
  {
    issuer: 'Athi Plains Power',
    title: 'Electricity bill',
    rows: [
      ['Customer', 'Wanjiku Kamau'],
      ['Address', '12 Riverside Drive, Nairobi'],
      ['Billed', '5 October 2026'],
      ['Amount', 'KES 6,120.00'],
    ],
    closing: 'Domestic tariff.',
  },
);
/** Not attached: the file that mends the missing BANK_STATEMENT. */
const statement = attach(
  'incomplete-bank-statement.pdf',
  { doc_type: 'BANK_STATEMENT', ...kenya },
  {
    issuer: 'Uhuru Highway Bank Limited',
    title: 'Statement of Account',
    rows: [
      ['Account name', company],
      ['Period', '1 to 30 September 2026'],
      ['Opening balance', 'KES 3,402,118.40'],
      ['Closing balance', 'KES 3,977,650.15'],
    ],
    closing: 'Westlands branch.',
  },
);
/** Not attached: the file that mends the missing PROOF_OF_ADDRESS. */
const brianAddress = attach(
  'incomplete-otieno-water-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...kenya },
  {
    issuer: 'Nairobi River Water',
    title: 'Water bill',
    rows: [
      ['Customer', 'Brian Otieno'],
      ['Address', '30 Ngong Road, Nairobi'],
      ['Billed', '8 October 2026'],
      ['Amount', 'KES 1,870.00'],
    ],
    closing: 'Account in good standing.',
  },
);

/**
 * An application as it often arrives, with five faults: the business phone in national form, a
 * registration date that does not exist, an owner born in 2019 (mistyped for 1991), who is
 * also without a PROOF_OF_ADDRESS, and no BANK_STATEMENT. The
 * birth date is that of a child, not of a person of 17, so that it is still a fault in ten years.
 */
export const incomplete: Example = {
  name: 'incomplete',
  application: {
    customer_type: 'business',
    business_name: company,
    business_type: 'NON_US',
    business_website: 'https://savannahledger.example.com',
    email: 'hello@savannahledger.example.com',
    phone: '0712 345 678',
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
    expected_monthly_income: 4200000,
    industry: '541213',
    registered_address: {
      street1: '4th Floor, Delta Corner, Chiromo Road',
      city: 'Nairobi',
      state: '30',
      postal_code: '00100',
      country: 'KE',
    },
    trading_name: 'Savannah Ledger',
    nature_of_business:
      'Keeps the books and files the taxes of small exporters of tea, coffee and flowers in East Africa.',
    contact_person_email: 'wanjiku@savannahledger.example.com',
    contact_person_phone: '+254722345679',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: 'PVT-LRUQ8YE',
    registration_date: '2021-02-30',
    tax_identification_number: 'P051892746K',
    phone_country_code: '+254',
    account_purpose_explanation:
      'Receives fees from exporters who are paid in dollars, and pays its accountants in Nairobi and Kampala.',
    expected_monthly_payments_usd: 18000,
    business_owners: [
      {
        first_name: 'Wanjiku',
        last_name: 'Kamau',
        email: 'wanjiku@savannahledger.example.com',
        phone_number: '+254722345679',
        date_of_birth: '1987-04-03',
        relationship_establishment_date: '2021-02-28',
        ownership_percentage: 65,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CEO',
        address: {
          street1: '12 Riverside Drive',
          city: 'Nairobi',
          state: '30',
          postal_code: '00100',
          country: 'KE',
        },
        id_number: 'AK0482913',
        nationality: 'KE',
        front_image: 'https://files.savannahledger.example.com/kyc/kamau-passport.png',
        supporting_documents: [wanjikuAddress.entry],
      },
      {
        first_name: 'Brian',
        last_name: 'Otieno',
        email: 'brian@savannahledger.example.com',
        phone_number: '+254733345680',
        date_of_birth: '2019-10-16',
        relationship_establishment_date: '2021-02-28',
        ownership_percentage: 35,
        is_control_person: false,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CFO',
        address: {
          street1: '30 Ngong Road',
          city: 'Nairobi',
          state: '30',
          postal_code: '00100',
          country: 'KE',
        },
        id_number: 'BK0917352',
        nationality: 'KE',
        front_image: 'https://files.savannahledger.example.com/kyc/otieno-passport.png',
        supporting_documents: [],
      },
    ],
    documents: [incorporation.entry, articles.entry],
  },
  files: [incorporation, articles, wanjikuAddress, statement, brianAddress].map(({ file }) => file),
};
