import type { FileRef } from './fileRef.ts';

/** A file of this device, the web address of an image, or nothing yet. */
export type ImageValue = FileRef | string;

export interface AddressValues {
  street1: string;
  street2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

/** The dates on a document, `YYYY-MM-DD`. The API has no field for them. */
export interface DateValues {
  issued: string;
  expires: string;
}

export interface DocumentValues extends DateValues {
  doc_type: string;
  sub_type: string;
  doc_image: ImageValue;
  doc_country: string;
}

export interface OwnerValues {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  relationship_establishment_date: string;
  /** Decimal text; a number in the request. */
  ownership_percentage: string;
  is_control_person: boolean;
  is_signer: boolean;
  is_beneficial_owner: boolean;
  title: string;
  address: AddressValues;
  id_number: string;
  nationality: string;
  front_image: ImageValue;
  back_image: ImageValue;
  /** The dates on the ID document. */
  id_dates: DateValues;
  supporting_documents: DocumentValues[];
}

/** What the form holds. Names are the API's; fields that aren't filled in yet are empty text. */
export interface ApplicationValues {
  customer_type: 'business';
  business_name: string;
  business_type: string;
  business_website: string;
  email: string;
  phone: string;
  phone_country_code: string;
  account_purpose: string;
  source_of_funds: string;
  expected_monthly_income: string;
  industry: string;
  registered_address: AddressValues;
  trading_name: string;
  nature_of_business: string;
  contact_person_email: string;
  contact_person_phone: string;
  estimated_annual_revenue_usd: string;
  operates_in_prohibited_countries: boolean;
  is_dao: boolean;
  conducts_money_services: boolean;
  registration_number: string;
  registration_date: string;
  tax_identification_number: string;
  account_purpose_explanation: string;
  expected_monthly_payments_usd: string;
  business_owners: OwnerValues[];
  documents: DocumentValues[];
}

const blankAddress = (country: string): AddressValues => ({
  street1: '',
  street2: '',
  city: '',
  state: '',
  postal_code: '',
  country,
});

export const blankOwner = (country = ''): OwnerValues => ({
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  date_of_birth: '',
  relationship_establishment_date: '',
  ownership_percentage: '',
  is_control_person: false,
  is_signer: false,
  is_beneficial_owner: false,
  title: '',
  address: blankAddress(country),
  id_number: '',
  nationality: country,
  front_image: '',
  back_image: '',
  id_dates: { issued: '', expires: '' },
  supporting_documents: [],
});

export const blankApplication = (): ApplicationValues => ({
  customer_type: 'business',
  business_name: '',
  business_type: '',
  business_website: '',
  email: '',
  phone: '',
  phone_country_code: '',
  account_purpose: '',
  source_of_funds: '',
  expected_monthly_income: '',
  industry: '',
  registered_address: blankAddress(''),
  trading_name: '',
  nature_of_business: '',
  contact_person_email: '',
  contact_person_phone: '',
  estimated_annual_revenue_usd: '',
  operates_in_prohibited_countries: false,
  is_dao: false,
  conducts_money_services: false,
  registration_number: '',
  registration_date: '',
  tax_identification_number: '',
  account_purpose_explanation: '',
  expected_monthly_payments_usd: '',
  business_owners: [],
  documents: [],
});
