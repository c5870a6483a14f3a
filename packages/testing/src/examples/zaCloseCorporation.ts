import { attach } from './attach.ts';
import type { Example } from './example.ts';

const southAfrica = { doc_country: 'ZA' } as const;
const company = 'Karoo Wool Traders CC';

const founding = attach(
  'za-close-corporation-founding-statement.pdf',
  { doc_type: 'BUSINESS_FORMATION', ...southAfrica },
  {
    issuer: 'Companies and Intellectual Property Commission',
    title: 'Founding Statement (CK1)',
    rows: [
      ['Name', company],
      ['Registration number', '2004/045123/23'],
      ['Registered', '17 May 2004'],
      ['Office', '22 Church Street, Graaff-Reinet'],
    ],
    closing: 'Registered under the Close Corporations Act 69 of 1984.',
  },
);
const association = attach(
  'za-close-corporation-association-agreement.pdf',
  { doc_type: 'OWNERSHIP_INFORMATION', ...southAfrica },
  {
    issuer: company,
    title: 'Association Agreement',
    rows: [
      ['Member', 'Lindiwe Mokoena'],
      ['Interest', '55 %'],
      ['Member', 'Pieter van der Merwe'],
      ['Interest', '45 %'],
    ],
    closing: 'Members hold interests, not shares.',
  },
);
const statement = attach(
  'za-close-corporation-bank-statement.pdf',
  { doc_type: 'BANK_STATEMENT', ...southAfrica },
  {
    issuer: 'Camdeboo Bank Limited',
    title: 'Business Cheque Account',
    rows: [
      ['Account holder', company],
      ['Period', '1 to 30 September 2026'],
      ['Opening balance', 'ZAR 1,904,551.28'],
      ['Closing balance', 'ZAR 2,117,046.90'],
    ],
    closing: 'Graaff-Reinet branch.',
  },
);
const lindiweAddress = attach(
  'za-close-corporation-mokoena-municipal-account.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'UTILITY_BILL', ...southAfrica },
  {
    issuer: 'Dr Beyers Naude Municipality',
    title: 'Municipal account',
    rows: [
      ['Account', 'Lindiwe Mokoena'],
      ['Address', '5 Parsonage Street, Graaff-Reinet'],
      ['Billed', '30 September 2026'],
      ['Amount', 'ZAR 2,318.44'],
    ],
    closing: 'Rates, water and electricity.',
  },
);
const pieterAddress = attach(
  'za-close-corporation-van-der-merwe-lease.png',
  { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'RENTAL_AGREEMENT', ...southAfrica },
  {
    issuer: 'Sneeuberg Property Letting',
    title: 'Rental agreement',
    rows: [
      ['Tenant', 'Pieter van der Merwe'],
      ['Address', '18 Somerset Street, Aberdeen'],
      ['From', '1 February 2026'],
    ],
    closing: 'Signed by landlord and tenant.',
  },
);

/** A complete application of a South African close corporation: last registered in 2011, still trading. */
export const zaCloseCorporation: Example = {
  name: 'za-close-corporation',
  application: {
    customer_type: 'business',
    business_name: company,
    business_type: 'CLOSE_CORPORATION',
    business_website: 'https://karoowool-eastcape.co.za',
    email: 'office@karoowool-eastcape.co.za',
    phone: '+27498910142',
    account_purpose: 'OPERATING_A_COMPANY',
    source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
    expected_monthly_income: 890000,
    industry: '424590',
    registered_address: {
      street1: '22 Church Street',
      city: 'Graaff-Reinet',
      state: 'EC',
      postal_code: '6280',
      country: 'ZA',
    },
    trading_name: 'Karoo Wool',
    nature_of_business:
      'Buys merino and mohair clips from farms in the Karoo, grades them and sells them to spinners abroad.',
    contact_person_email: 'lindiwe@karoowool-eastcape.co.za',
    contact_person_phone: '+27821234567',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: '2004/045123/23',
    registration_date: '2004-05-17',
    tax_identification_number: '9350128477',
    phone_country_code: '+27',
    account_purpose_explanation:
      'Receives payment for wool from spinners in Italy and India, and pays farmers in rand the same week.',
    expected_monthly_payments_usd: 31000,
    business_owners: [
      {
        first_name: 'Lindiwe',
        last_name: 'Mokoena',
        email: 'lindiwe@karoowool-eastcape.co.za',
        phone_number: '+27821234567',
        date_of_birth: '1972-08-09',
        relationship_establishment_date: '2004-05-17',
        ownership_percentage: 55,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'President',
        address: {
          street1: '5 Parsonage Street',
          city: 'Graaff-Reinet',
          state: 'EC',
          postal_code: '6280',
          country: 'ZA',
        },
        id_number: 'A04518829',
        nationality: 'ZA',
        front_image: 'https://files.karoowool.example.com/kyc/mokoena-passport.png',
        supporting_documents: [lindiweAddress.entry],
      },
      {
        first_name: 'Pieter',
        last_name: 'van der Merwe',
        email: 'pieter@karoowool-eastcape.co.za',
        phone_number: '+27831234568',
        date_of_birth: '1969-01-26',
        relationship_establishment_date: '2004-05-17',
        ownership_percentage: 45,
        is_control_person: false,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'CFO',
        address: {
          street1: '18 Somerset Street',
          city: 'Aberdeen',
          state: 'EC',
          postal_code: '6270',
          country: 'ZA',
        },
        id_number: 'M00273915',
        nationality: 'ZA',
        front_image: 'https://files.karoowool.example.com/kyc/van-der-merwe-passport.png',
        supporting_documents: [pieterAddress.entry],
      },
    ],
    documents: [founding.entry, association.entry, statement.entry],
  },
  files: [founding, association, statement, lindiweAddress, pieterAddress].map(({ file }) => file),
};
