import { attach } from './attach.ts';
import type { Example } from './example.ts';

const us = { doc_country: 'US' } as const;
const company = 'Harborlight Software LLC';
const seat = '1209 N Market Street, Wilmington, DE 19801';

const formation = attach(
  'us-llc-certificate-of-formation.pdf',
  { doc_type: 'BUSINESS_FORMATION', ...us },
  {
    issuer: 'State of Delaware, Division of Corporations',
    title: 'Certificate of Formation',
    rows: [
      ['Name', company],
      ['File number', '7418263'],
      ['Filed', '14 May 2019'],
      ['Registered office', seat],
    ],
    closing: 'Filed with the Secretary of State and in effect on the date above.',
  },
);
const operatingAgreement = attach(
  'us-llc-operating-agreement.pdf',
  { doc_type: 'OWNERSHIP_INFORMATION', ...us },
  {
    issuer: company,
    title: 'Operating Agreement',
    rows: [
      ['Member', 'Nora Whitfield'],
      ['Interest', '60 %, managing member'],
      ['Member', 'Daniel Reyes'],
      ['Interest', '40 %'],
    ],
    closing: 'Signed by both members on 20 May 2019.',
  },
);
const statement = attach(
  'us-llc-bank-statement.pdf',
  { doc_type: 'BANK_STATEMENT', ...us },
  {
    issuer: 'First Brandywine Bank',
    title: 'Business Account Statement',
    rows: [
      ['Account holder', company],
      ['Period', '1 to 30 September 2026'],
      ['Opening balance', 'USD 182,440.17'],
      ['Closing balance', 'USD 201,902.63'],
    ],
    closing: 'Statement 9 of 12.',
  },
);
const noraAddress = attach(
  'us-llc-whitfield-electricity-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...us },
  {
    issuer: 'Brandywine Light & Power',
    title: 'Electricity bill',
    rows: [
      ['Customer', 'Nora Whitfield'],
      ['Address', '48 Gilpin Avenue, Wilmington DE'],
      ['Billed', '3 October 2026'],
      ['Amount', 'USD 94.12'],
    ],
    closing: 'Thank you for paying on time.',
  },
);
const danielAddress = attach(
  'us-llc-reyes-water-bill.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...us },
  {
    issuer: 'Christina River Water',
    title: 'Water bill',
    rows: [
      ['Customer', 'Daniel Reyes'],
      ['Address', '7 Cleveland Avenue, Newark DE'],
      ['Billed', '11 October 2026'],
      ['Amount', 'USD 41.80'],
    ],
    closing: 'Due on 1 November 2026.',
  },
);

/** A complete application of a limited liability company in Delaware. */
export const usLlc: Example = {
  name: 'us-llc',
  application: {
    customer_type: 'business',
    business_name: company,
    business_type: 'LIMITED_LIABILITY_COMPANY',
    business_website: 'https://www.harborlight-wilmington.com',
    email: 'finance@harborlight-wilmington.com',
    phone: '+13025552842',
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
    expected_monthly_income: 140000,
    industry: '541512',
    registered_address: {
      street1: '1209 N Market Street',
      street2: 'Suite 310',
      city: 'Wilmington',
      state: 'DE',
      postal_code: '19801',
      country: 'US',
    },
    trading_name: 'Harborlight',
    nature_of_business:
      'Builds and runs freight scheduling software for regional ports, sold as a yearly subscription.',
    contact_person_email: 'nora@harborlight-wilmington.com',
    contact_person_phone: '+13025552867',
    estimated_annual_revenue_usd: 'MILLION_TO_TEN_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: '7418263',
    registration_date: '2019-05-14',
    tax_identification_number: '84-2196374',
    phone_country_code: '+1',
    account_purpose_explanation:
      'Pays contractors in Lagos and Cape Town each month and holds subscription income in USDC between payrolls.',
    expected_monthly_payments_usd: 65000,
    business_owners: [
      {
        first_name: 'Nora',
        last_name: 'Whitfield',
        email: 'nora@harborlight-wilmington.com',
        phone_number: '+13025552867',
        date_of_birth: '1984-02-29',
        relationship_establishment_date: '2019-05-14',
        ownership_percentage: 60,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CEO',
        address: {
          street1: '48 Gilpin Avenue',
          city: 'Wilmington',
          state: 'DE',
          postal_code: '19806',
          country: 'US',
        },
        id_number: 'A21406853',
        nationality: 'US',
        front_image: 'https://files.harborlight.example.com/kyc/whitfield-passport.png',
        supporting_documents: [noraAddress.entry],
      },
      {
        first_name: 'Daniel',
        last_name: 'Reyes',
        email: 'daniel@harborlight-wilmington.com',
        phone_number: '+13025552889',
        date_of_birth: '1979-11-08',
        relationship_establishment_date: '2019-05-20',
        ownership_percentage: 40,
        is_control_person: false,
        is_signer: false,
        is_beneficial_owner: true,
        title: 'CTO',
        address: {
          street1: '7 Cleveland Avenue',
          city: 'Newark',
          state: 'DE',
          postal_code: '19711',
          country: 'US',
        },
        id_number: '562193047',
        nationality: 'US',
        front_image: 'https://files.harborlight.example.com/kyc/reyes-passport.png',
        supporting_documents: [danielAddress.entry],
      },
    ],
    documents: [formation.entry, operatingAgreement.entry, statement.entry],
  },
  files: [formation, operatingAgreement, statement, noraAddress, danielAddress].map(
    ({ file }) => file,
  ),
};
