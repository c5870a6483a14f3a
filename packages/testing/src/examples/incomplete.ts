import { attach } from './attach.ts';
import type { Example } from './example.ts';

const ghana = { doc_country: 'GH' } as const;
const company = 'Volta Ledger Limited';

const incorporation = attach(
  'incomplete-certificate-of-incorporation.pdf',
  { doc_type: 'BUSINESS_FORMATION', ...ghana },
  {
    issuer: 'Office of the Registrar of Companies, Accra',
    title: 'Certificate of Incorporation',
    rows: [
      ['Company', company],
      ['Number', 'CS047362021'],
      ['Incorporated', '28 February 2021'],
    ],
    closing: 'Incorporated under the Companies Act, 2019 (Act 992).',
  },
);
const articles = attach(
  'incomplete-articles-of-association.pdf',
  { doc_type: 'OWNERSHIP_INFORMATION', ...ghana },
  {
    issuer: company,
    title: 'Articles of Association',
    rows: [
      ['Shareholder', 'Akosua Mensah'],
      ['Shares', '650 of 1,000'],
      ['Shareholder', 'Kofi Boateng'],
      ['Shares', '350 of 1,000'],
    ],
    closing: 'Adopted on the day of incorporation.',
  },
);
const akosuaAddress = attach(
  'incomplete-mensah-electricity-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...ghana },
  {
    issuer: 'Osu Coast Power',
    title: 'Electricity bill',
    rows: [
      ['Customer', 'Akosua Mensah'],
      ['Address', '12 Ringway Lane, Osu, Accra'],
      ['Billed', '5 October 2026'],
      ['Amount', 'GHS 612.40'],
    ],
    closing: 'Residential tariff.',
  },
);
/** Not attached: the missing BANK_STATEMENT. */
const statement = attach(
  'incomplete-bank-statement.pdf',
  { doc_type: 'BANK_STATEMENT', ...ghana },
  {
    issuer: 'Black Star Savings Bank Ltd',
    title: 'Statement of Account',
    rows: [
      ['Account name', company],
      ['Period', '1 to 30 September 2026'],
      ['Opening balance', 'GHS 402,118.40'],
      ['Closing balance', 'GHS 477,650.15'],
    ],
    closing: 'High Street branch.',
  },
);
/** Not attached: the missing PROOF_OF_ADDRESS. */
const kofiAddress = attach(
  'incomplete-boateng-water-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...ghana },
  {
    issuer: 'Densu River Water',
    title: 'Water bill',
    rows: [
      ['Customer', 'Kofi Boateng'],
      ['Address', '30 Liberation Road, Accra'],
      ['Billed', '8 October 2026'],
      ['Amount', 'GHS 187.90'],
    ],
    closing: 'Account in good standing.',
  },
);

/**
 * A typical application with five faults: the business phone in national form, a registration date that does
 * not exist, an owner born in 2019 (mistyped for 1991) who also has no PROOF_OF_ADDRESS, and no BANK_STATEMENT.
 * The birth date is that of a child, not of a person of 17, so that it remains a fault in ten years.
 */
export const incomplete: Example = {
  name: 'incomplete',
  application: {
    customer_type: 'business',
    business_name: company,
    business_type: 'NON_US',
    business_website: 'https://voltaledger-accra.com.gh',
    email: 'hello@voltaledger-accra.com.gh',
    phone: '024 412 3456',
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
    expected_monthly_income: 310000,
    industry: '541213',
    registered_address: {
      street1: '4th Floor, 18 Independence Avenue',
      city: 'Accra',
      state: 'AA',
      postal_code: 'GA-039-5028',
      country: 'GH',
    },
    trading_name: 'Volta Ledger',
    nature_of_business:
      'Keeps the books and files the taxes of small exporters of cocoa, shea and cashew in West Africa.',
    contact_person_email: 'akosua@voltaledger-accra.com.gh',
    contact_person_phone: '+233202345679',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: 'CS047362021',
    registration_date: '2021-02-30',
    tax_identification_number: 'C0009147268',
    phone_country_code: '+233',
    account_purpose_explanation:
      'Receives fees from exporters who are paid in dollars, and pays its accountants in Accra and Kumasi.',
    expected_monthly_payments_usd: 18000,
    business_owners: [
      {
        first_name: 'Akosua',
        last_name: 'Mensah',
        email: 'akosua@voltaledger-accra.com.gh',
        phone_number: '+233202345679',
        date_of_birth: '1987-04-03',
        relationship_establishment_date: '2021-02-28',
        ownership_percentage: 65,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CEO',
        address: {
          street1: '12 Ringway Lane',
          city: 'Accra',
          state: 'AA',
          postal_code: 'GA-039-5028',
          country: 'GH',
        },
        id_number: 'G0482913',
        nationality: 'GH',
        front_image: 'https://files.voltaledger.example.com/kyc/mensah-passport.png',
        supporting_documents: [akosuaAddress.entry],
      },
      {
        first_name: 'Kofi',
        last_name: 'Boateng',
        email: 'kofi@voltaledger-accra.com.gh',
        phone_number: '+233273345680',
        date_of_birth: '2019-10-16',
        relationship_establishment_date: '2021-02-28',
        ownership_percentage: 35,
        is_control_person: false,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CFO',
        address: {
          street1: '30 Liberation Road',
          city: 'Accra',
          state: 'AA',
          postal_code: 'GA-039-5028',
          country: 'GH',
        },
        id_number: 'G0917352',
        nationality: 'GH',
        front_image: 'https://files.voltaledger.example.com/kyc/boateng-passport.png',
        supporting_documents: [],
      },
    ],
    documents: [incorporation.entry, articles.entry],
  },
  files: [incorporation, articles, akosuaAddress, statement, kofiAddress].map(({ file }) => file),
};
