import { randomInt, randomUUID } from 'node:crypto';
import type { BusinessCustomerInput } from '@passmuster/schemas';

const image = 'data:image/png;base64,iVBORw0KGgo=';
const document = (docType: 'BUSINESS_FORMATION' | 'OWNERSHIP_INFORMATION' | 'BANK_STATEMENT') =>
  ({ doc_type: docType, doc_image: image, doc_country: 'ZA' }) as const;

/** A customer that every rule of the specification accepts; e-mail and phone are new each time. */
export function sampleCustomer(
  changes: Partial<BusinessCustomerInput> = {},
): BusinessCustomerInput {
  return {
    customer_type: 'business',
    business_name: 'Karoo Coffee (Pty) Ltd',
    business_type: 'LIMITED_LIABILITY_COMPANY',
    business_website: 'https://karoo-coffee.example',
    email: `${randomUUID()}@karoo-coffee.example`,
    phone: `+2782${randomInt(1_000_000, 9_999_999)}`,
    account_purpose: 'PURCHASE_GOODS_AND_SERVICES',
    source_of_funds: 'SALES_OF_GOODS_AND_SERVICES',
    expected_monthly_income: 250_000,
    industry: '311999',
    registered_address: {
      street1: '12 Loop Street',
      city: 'Cape Town',
      state: 'WC',
      postal_code: '8001',
      country: 'ZA',
    },
    trading_name: 'Karoo Coffee',
    nature_of_business: 'Roasts and sells coffee',
    contact_person_email: 'thandi@karoo-coffee.example',
    contact_person_phone: '+27821234567',
    estimated_annual_revenue_usd: 'HUNDRED_THOUSAND_TO_MILLION',
    operates_in_prohibited_countries: false,
    is_dao: false,
    conducts_money_services: false,
    registration_number: '2019/123456/07',
    registration_date: '2019-06-30',
    tax_identification_number: '9012345678',
    phone_country_code: '+27',
    account_purpose_explanation: 'Pays suppliers abroad',
    expected_monthly_payments_usd: 8000,
    business_owners: [
      {
        first_name: 'Thandi',
        last_name: 'Mokoena',
        email: 'thandi@karoo-coffee.example',
        phone_number: '+27821234567',
        date_of_birth: '1985-04-12',
        relationship_establishment_date: '2019-06-30',
        ownership_percentage: 100,
        is_control_person: true,
        is_signer: true,
        is_beneficial_owner: true,
        title: 'Director',
        address: {
          street1: '3 Kloof Road',
          city: 'Cape Town',
          state: 'WC',
          postal_code: '8005',
          country: 'ZA',
        },
        id_number: 'A01234567',
        nationality: 'ZA',
        front_image: 'https://files.example/passport.png',
        supporting_documents: [
          {
            doc_type: 'PROOF_OF_ADDRESS',
            sub_type: 'UTILITY_BILL',
            doc_image: image,
            doc_country: 'ZA',
          },
        ],
      },
    ],
    documents: [
      document('BUSINESS_FORMATION'),
      document('OWNERSHIP_INFORMATION'),
      document('BANK_STATEMENT'),
    ],
    ...changes,
  };
}
