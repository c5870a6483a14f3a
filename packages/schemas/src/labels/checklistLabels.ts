import type { DocumentType } from '../codes/documentType.generated.ts';

/*
 * The English labels that a list of requirements needs. In a file of their own, so that a bundle that reviews
 * doesn't contain those of all choices.
 */

/** Labels of the fields of a customer. `business_owners.email` differs from the `email` of the business. */
export const fields = {
  account_purpose: 'Purpose of the account',
  account_purpose_explanation: 'How the account will be used',
  address: 'Home address',
  back_image: 'Passport, other page',
  business_name: 'Legal name',
  business_owners: 'Owners',
  'business_owners.email': 'Email',
  business_type: 'Legal form',
  business_website: 'Website',
  city: 'City',
  conducts_money_services: 'Offers money services',
  contact_person_email: 'Contact person’s email',
  contact_person_phone: 'Contact person’s phone',
  country: 'Country',
  customer_type: 'Type of customer',
  date_of_birth: 'Date of birth',
  doc_country: 'Country of the document',
  doc_image: 'File',
  doc_type: 'Type of document',
  documents: 'Documents',
  email: 'Business email',
  estimated_annual_revenue_usd: 'Annual revenue (USD)',
  expected_monthly_income: 'Monthly income',
  expected_monthly_payments_usd: 'Monthly payments (USD)',
  first_name: 'First name',
  front_image: 'Passport, photo page',
  id_number: 'Passport number',
  industry: 'Industry',
  is_beneficial_owner: 'Beneficial owner',
  is_control_person: 'Controlling person',
  is_dao: 'Is a DAO',
  is_signer: 'Authorized signer',
  last_name: 'Last name',
  nationality: 'Nationality',
  nature_of_business: 'What the business does',
  operates_in_prohibited_countries: 'Operates in prohibited countries',
  ownership_percentage: 'Ownership',
  phone: 'Business phone',
  phone_country_code: 'Country code of the phone',
  phone_number: 'Phone',
  postal_code: 'Postal code',
  registered_address: 'Registered address',
  registration_date: 'Registration date',
  registration_number: 'Registration number',
  relationship_establishment_date: 'With the business since',
  source_of_funds: 'Source of funds',
  state: 'State or province',
  street1: 'Street and number',
  street2: 'Suite, floor or district',
  sub_type: 'Kind of proof',
  supporting_documents: 'Supporting documents',
  tax_identification_number: 'Tax ID',
  title: 'Title',
  trading_name: 'Trading name',
} as const;

/** A field of a customer. */
export type FieldName = keyof typeof fields;

/** Names of fields in countries that have their own, by ISO 3166-1 alpha-2 code. */
export const fieldsIn: Readonly<Record<string, Readonly<Partial<Record<FieldName, string>>>>> = {
  BF: { registration_number: 'RCCM number', tax_identification_number: 'IFU' },
  BJ: { registration_number: 'RCCM number', tax_identification_number: 'IFU' },
  BR: { postal_code: 'CEP', state: 'State', tax_identification_number: 'CNPJ' },
  CA: { state: 'Province or territory' },
  CD: { registration_number: 'RCCM number', tax_identification_number: 'NIF' },
  CG: { registration_number: 'RCCM number' },
  CI: { registration_number: 'RCCM number', tax_identification_number: 'NCC' },
  CM: { registration_number: 'RCCM number', tax_identification_number: 'NIU' },
  FR: { registration_number: 'RCS number', state: 'Region', tax_identification_number: 'SIREN' },
  GA: { registration_number: 'RCCM number' },
  GB: {
    postal_code: 'Postcode',
    registration_number: 'Company number',
    state: 'Nation or county',
    tax_identification_number: 'Unique Taxpayer Reference (UTR)',
  },
  GH: {
    postal_code: 'Digital address',
    state: 'Region',
    tax_identification_number: 'Tax ID (TIN)',
  },
  GN: { registration_number: 'RCCM number' },
  GW: { registration_number: 'RCCM number' },
  IE: { postal_code: 'Eircode', state: 'County' },
  IN: { postal_code: 'PIN code', state: 'State' },
  KE: { state: 'County', tax_identification_number: 'KRA PIN' },
  KM: { registration_number: 'RCCM number' },
  MA: { tax_identification_number: 'ICE' },
  ML: { registration_number: 'RCCM number' },
  NE: { registration_number: 'RCCM number' },
  NG: {
    registration_number: 'RC number',
    state: 'State',
    tax_identification_number: 'Tax ID (TIN)',
  },
  PT: { state: 'District', tax_identification_number: 'NIPC' },
  SN: { registration_number: 'RCCM number', tax_identification_number: 'NINEA' },
  TD: { registration_number: 'RCCM number' },
  TG: { registration_number: 'RCCM number' },
  TN: { tax_identification_number: 'Matricule fiscal' },
  US: {
    postal_code: 'ZIP code',
    registration_number: 'State file number',
    state: 'State',
    tax_identification_number: 'Tax ID (EIN)',
  },
  ZA: {
    registration_number: 'Enterprise number',
    state: 'Province',
    tax_identification_number: 'Income tax reference number',
  },
};

/** Labels of what a list of requirements names besides fields and types of documents. */
export const checklist = {
  application: 'Application',
  authorized_signer: 'Authorized signer',
  business_registration: 'Business registration',
  control_person: 'Controlling person',
  money_services_license: 'License for money services',
  owner: 'Owner {number}',
  operating_agreement: 'Operating agreement',
  partnership_agreement: 'Partnership agreement',
  remaining_owners: 'Remaining owners',
  trust_deed: 'Trust deed',
} as const;

/** What a list of requirements names besides fields and types of documents. */
export type ChecklistItem = keyof typeof checklist;

/** Labels of the types of documents. Source of the explained ones: API spec 1.0.0, Document expectations. */
export const documentTypes: Readonly<Record<DocumentType, string>> = {
  AML_COMFORT_LETTER: 'Anti-money-laundering comfort letter',
  BUSINESS_FORMATION: 'Certificate of incorporation',
  DIRECTORS_REGISTRY: 'Register of directors',
  E_SIGNATURE_CERTIFICATE: 'E-signature certificate',
  EVIDENCE_OF_GOOD_STANDING: 'Certificate of good standing',
  FLOW_OF_FUNDS: 'Flow of funds',
  MARKETING_MATERIALS: 'Marketing materials',
  OWNERSHIP_CHART: 'Ownership chart',
  OWNERSHIP_INFORMATION: 'Articles of incorporation',
  PROOF_OF_ACCOUNT_PURPOSE: 'Proof of the purpose of the account',
  BANK_STATEMENT: 'Bank statement',
  PROOF_OF_ADDRESS: 'Proof of address',
  PROOF_OF_INDIVIDUAL_NAME_CHANGE: 'Proof of a person’s change of name',
  PROOF_OF_ENTITY_NAME_CHANGE: 'Proof of the business’s change of name',
  PROOF_OF_NATURE_OF_BUSINESS:
    'Proof of what the business does, such as a memorandum of association',
  PROOF_OF_RELATIONSHIP: 'Proof of relationship with the business',
  PROOF_OF_SIGNATORY_AUTHORITY: 'Proof of authority to sign',
  PROOF_OF_SOURCE_OF_FUNDS: 'Proof of source of funds',
  PROOF_OF_SOURCE_OF_WEALTH: 'Proof of source of wealth',
  PROOF_OF_TAX_IDENTIFICATION: 'Proof of tax ID',
  LIVENESS_CHECK: 'Liveness check',
  SELFIE: 'Selfie',
  SHAREHOLDER_REGISTER: 'Register of shareholders',
  OTHER: 'Other document',
};
