import { attach } from './attach.ts';
import type { Example } from './example.ts';

const nigeria = { doc_country: 'NG' } as const;
const company = 'Adunni Foods Limited';

const incorporation = attach(
  'ng-company-certificate-of-incorporation.pdf',
  { doc_type: 'BUSINESS_FORMATION', ...nigeria },
  {
    issuer: 'Corporate Affairs Commission, Federal Republic of Nigeria',
    title: 'Certificate of Incorporation',
    rows: [
      ['Company', company],
      ['Registration number', 'RC 1482903'],
      ['Incorporated', '22 March 2018'],
      ['Type', 'Private company limited by shares'],
    ],
    closing: 'Incorporated under the Companies and Allied Matters Act.',
  },
);
const articles = attach(
  'ng-company-articles-of-association.pdf',
  { doc_type: 'OWNERSHIP_INFORMATION', ...nigeria },
  {
    issuer: company,
    title: 'Articles of Association',
    rows: [
      ['Shareholder', 'Adunni Bakare'],
      ['Shares', '7,000,000 (70 %)'],
      ['Shareholder', 'Chukwuemeka Obi'],
      ['Shares', '3,000,000 (30 %)'],
    ],
    closing: 'Share capital NGN 10,000,000, fully paid.',
  },
);
const statement = attach(
  'ng-company-bank-statement.pdf',
  { doc_type: 'BANK_STATEMENT', ...nigeria },
  {
    issuer: 'Marina Commercial Bank Plc, Lagos',
    title: 'Statement of Account',
    rows: [
      ['Account name', company],
      ['Period', '1 to 30 September 2026'],
      ['Opening balance', 'NGN 41,208,330.00'],
      ['Closing balance', 'NGN 46,915,072.50'],
    ],
    closing: 'Current account, Victoria Island branch.',
  },
);
const taxCertificate = attach(
  'ng-company-tax-certificate.pdf',
  { doc_type: 'PROOF_OF_TAX_IDENTIFICATION', ...nigeria },
  {
    issuer: 'Federal Inland Revenue Service',
    title: 'Taxpayer Identification',
    rows: [
      ['Taxpayer', company],
      ['Number', '20481936-0001'],
      ['Tax office', 'Victoria Island'],
    ],
    closing: 'Issued on 9 April 2018.',
  },
);
const adunniAddress = attach(
  'ng-company-bakare-electricity-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...nigeria },
  {
    issuer: 'Lagoon Electricity Distribution',
    title: 'Electricity bill',
    rows: [
      ['Customer', 'Adunni Bakare'],
      ['Address', '9 Bourdillon Road, Ikoyi, Lagos'],
      ['Billed', '2 October 2026'],
      ['Amount', 'NGN 58,400.00'],
    ],
    closing: 'Band A supply.',
  },
);
const emekaAddress = attach(
  'ng-company-obi-bank-statement.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'BANK_STATEMENT', ...nigeria },
  {
    issuer: 'Marina Commercial Bank Plc',
    title: 'Personal statement',
    rows: [
      ['Customer', 'Chukwuemeka Obi'],
      ['Address', '31 Admiralty Way, Lekki, Lagos'],
      ['Period', 'September 2026'],
    ],
    closing: 'First page of two.',
  },
);

/** A complete application of a private company in Lagos: a form of business the API calls NON_US. */
export const ngCompany: Example = {
  name: 'ng-company',
  application: {
    customer_type: 'business',
    business_name: company,
    business_type: 'NON_US',
    business_website: 'https://adunnifoods.com.ng',
    email: 'accounts@adunnifoods.com.ng',
    phone: '+2348031234567',
    account_purpose: 'PURCHASE_GOODS_AND_SERVICES',
    source_of_funds: 'BUSINESS_INCOME',
    expected_monthly_income: 62000000,
    industry: '311999',
    registered_address: {
      street1: '14 Adeola Odeku Street',
      street2: 'Victoria Island',
      city: 'Lagos',
      state: 'LA',
      postal_code: '101241',
      country: 'NG',
    },
    trading_name: 'Adunni',
    nature_of_business:
      'Mills and packs cassava, yam and plantain flour in Lagos for supermarkets in Nigeria and Ghana.',
    contact_person_email: 'adunni@adunnifoods.com.ng',
    contact_person_phone: '+2348051234568',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: 'RC 1482903',
    registration_date: '2018-03-22',
    tax_identification_number: '20481936-0001',
    phone_country_code: '+234',
    account_purpose_explanation:
      'Pays suppliers of packaging machinery in South Africa and receives payments from distributors in Accra.',
    expected_monthly_payments_usd: 22000,
    business_owners: [
      {
        first_name: 'Adunni',
        last_name: 'Bakare',
        email: 'adunni@adunnifoods.com.ng',
        phone_number: '+2348051234568',
        date_of_birth: '1981-07-19',
        relationship_establishment_date: '2018-03-22',
        ownership_percentage: 70,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CEO',
        address: {
          street1: '9 Bourdillon Road',
          street2: 'Ikoyi',
          city: 'Lagos',
          state: 'LA',
          postal_code: '101233',
          country: 'NG',
        },
        id_number: 'A08913264',
        nationality: 'NG',
        front_image: 'https://files.adunnifoods.example.com/kyc/bakare-passport.png',
        supporting_documents: [adunniAddress.entry],
      },
      {
        first_name: 'Chukwuemeka',
        last_name: 'Obi',
        email: 'emeka@adunnifoods.com.ng',
        phone_number: '+2348091234569',
        date_of_birth: '1976-12-02',
        relationship_establishment_date: '2020-09-01',
        ownership_percentage: 30,
        is_control_person: false,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'COO',
        address: {
          street1: '31 Admiralty Way',
          street2: 'Lekki Phase 1',
          city: 'Lagos',
          state: 'LA',
          postal_code: '106104',
          country: 'NG',
        },
        id_number: 'A11750428',
        nationality: 'NG',
        front_image: 'https://files.adunnifoods.example.com/kyc/obi-passport.png',
        supporting_documents: [emekaAddress.entry],
      },
    ],
    documents: [incorporation.entry, articles.entry, statement.entry, taxCertificate.entry],
  },
  files: [incorporation, articles, statement, taxCertificate, adunniAddress, emekaAddress].map(
    ({ file }) => file,
  ),
};
