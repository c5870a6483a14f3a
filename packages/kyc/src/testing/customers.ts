import {
  accountPurposes,
  annualRevenues,
  type BusinessCustomerInput,
  type BusinessOwnerInput,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  type KycDocument,
  naicsCodes,
  ownerTitles,
  sourcesOfFunds,
} from '@passmuster/schemas';
import fc from 'fast-check';

const text = (least: number, most: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 12) })
    .filter((value) => !value.includes('\0') && [...value].length <= most);
const day = (first: string, last: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const phone = fc.stringMatching(/^\+[1-9]\d{1,14}$/);
/** A web address: that of fast-check takes more than a second to build, for a table of all characters. */
const webUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.array(fc.string({ unit: 'grapheme' }).map(encodeURIComponent), { maxLength: 3 }),
  )
  .map(([scheme, domain, segments]) => [`${scheme}://${domain}`, ...segments].join('/'));
const image = fc.oneof(
  webUrl,
  fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((bytes) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`),
);
const flag = fc.option(fc.boolean(), { nil: undefined, freq: 4 });

const document = (docType?: KycDocument['doc_type']): fc.Arbitrary<KycDocument> =>
  fc.record(
    {
      doc_type: docType ? fc.constant(docType) : fc.constantFrom(...documentTypes),
      sub_type: fc.constantFrom(...documentSubTypes, '' as const),
      doc_image: image,
      doc_country: fc.constantFrom(...countryCodes),
    },
    { requiredKeys: ['doc_type', 'doc_image', 'doc_country'] },
  );

const address = {
  street1: text(1, 100),
  street2: text(0, 100),
  city: text(1, 50),
  state: text(1, 50),
  postal_code: text(1, 20),
};
const needed = ['street1', 'city', 'state', 'postal_code', 'country'] as const;

const documentsWith = (...types: KycDocument['doc_type'][]): fc.Arbitrary<KycDocument[]> =>
  fc
    .tuple(fc.array(document(), { maxLength: 3 }), ...types.map((type) => document(type)))
    .map(([others, ...required]) => [...others, ...required]);

const owner = fc.record({
  first_name: text(1, 50),
  last_name: text(1, 50),
  email: fc.emailAddress(),
  phone_number: phone,
  date_of_birth: day('1900-01-01', '2008-11-21'),
  relationship_establishment_date: day('1950-01-01', '2030-01-01'),
  ownership_percentage: fc.double({ min: 0, max: 100, noNaN: true }),
  is_control_person: flag,
  is_signer: flag,
  is_beneficial_owner: flag,
  title: fc.constantFrom(...ownerTitles),
  address: fc.record({ ...address, country: text(1, 40) }, { requiredKeys: [...needed] }),
  id_number: text(0, 30),
  nationality: fc.constantFrom(...countryCodes),
  front_image: image,
  back_image: fc.option(image, { nil: undefined }),
  supporting_documents: documentsWith('PROOF_OF_ADDRESS'),
} satisfies Record<keyof BusinessOwnerInput, fc.Arbitrary<unknown>>);

/** Generates applications of every kind that the specification accepts on 21 November 2026. */
export const customers: fc.Arbitrary<unknown> = fc.record({
  customer_type: fc.constantFrom('business', undefined),
  business_name: text(0, 80),
  business_type: fc.constantFrom(...businessTypes),
  business_website: webUrl,
  email: fc.emailAddress(),
  phone,
  account_purpose: fc.constantFrom(...accountPurposes),
  source_of_funds: fc.constantFrom(...sourcesOfFunds),
  expected_monthly_income: fc.double({ min: 0, max: 1e12, noNaN: true }),
  industry: fc.constantFrom(...naicsCodes),
  registered_address: fc.record(
    { ...address, country: fc.constantFrom(...countryCodes) },
    { requiredKeys: [...needed] },
  ),
  trading_name: text(0, 80),
  nature_of_business: text(0, 500),
  contact_person_email: fc.emailAddress(),
  contact_person_phone: phone,
  estimated_annual_revenue_usd: fc.constantFrom(...annualRevenues),
  operates_in_prohibited_countries: flag,
  is_dao: flag,
  conducts_money_services: flag,
  registration_number: text(0, 40),
  registration_date: day('1800-01-01', '2030-01-01'),
  tax_identification_number: text(0, 40),
  phone_country_code: fc.stringMatching(/^\+[1-9]\d{0,3}$/),
  account_purpose_explanation: text(0, 1000),
  expected_monthly_payments_usd: fc.double({ min: 0, max: 1e12, noNaN: true }),
  business_owners: fc.array(owner, { maxLength: 5 }),
  documents: documentsWith('BUSINESS_FORMATION', 'OWNERSHIP_INFORMATION', 'BANK_STATEMENT'),
} satisfies Record<keyof BusinessCustomerInput, fc.Arbitrary<unknown>>);
