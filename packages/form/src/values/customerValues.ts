import type { FileRef } from './fileRef.ts';
import type { Unread } from './unread.ts';

/** A file, the web address of an image, or empty text. */
export type FileValue = FileRef | string;

/** Canonical decimal text such as `1234.5`, what couldn't be read, or empty text. A number in the request. */
export type AmountValue = string | Unread;

/** A postal address. A field that is not filled in is empty text. */
export interface AddressValues {
  street1: string;
  street2: string;
  city: string;
  state: string;
  postal_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** The answer to a question; empty text while there is none. The API reads a missing answer as no. */
export type AnswerValue = boolean | '';

/** The dates on a document, `YYYY-MM-DD`. The API has no field for them: they are checked and never sent. */
export interface DateValues {
  issued: string;
  expires: string;
}

/** A document that is sent with the application, and its dates, which are not. */
export interface DocumentValues extends DateValues {
  /** Identifies the row while the list changes. Never sent. */
  rowId: string;
  doc_type: string;
  sub_type: string;
  doc_image: FileValue;
  doc_country: string;
}

/** An owner of the business, or another person it names. */
export interface OwnerValues {
  /** Identifies the row while the list changes. Never sent. */
  rowId: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  relationship_establishment_date: string;
  ownership_percentage: AmountValue;
  is_control_person: boolean;
  is_signer: boolean;
  is_beneficial_owner: boolean;
  title: string;
  address: AddressValues;
  id_number: string;
  nationality: string;
  front_image: FileValue;
  back_image: FileValue;
  /** The dates on the ID document. Never sent. */
  id_dates: DateValues;
  supporting_documents: DocumentValues[];
}

/** What a form of all fields holds. Names are the API's; a field that isn't filled in is empty text. */
export interface CustomerValues {
  customer_type: 'business';
  business_name: string;
  business_type: string;
  business_website: string;
  email: string;
  phone: string;
  /** Filled in from `phone` when empty. */
  phone_country_code: string;
  account_purpose: string;
  source_of_funds: string;
  expected_monthly_income: AmountValue;
  industry: string;
  registered_address: AddressValues;
  trading_name: string;
  nature_of_business: string;
  contact_person_email: string;
  contact_person_phone: string;
  estimated_annual_revenue_usd: string;
  operates_in_prohibited_countries: AnswerValue;
  is_dao: AnswerValue;
  conducts_money_services: AnswerValue;
  registration_number: string;
  registration_date: string;
  tax_identification_number: string;
  account_purpose_explanation: string;
  expected_monthly_payments_usd: AmountValue;
  business_owners: OwnerValues[];
  documents: DocumentValues[];
}
