import { newId } from '../defaults.ts';
import type {
  AddressValues,
  CustomerValues,
  DocumentValues,
  OwnerValues,
} from './customerValues.ts';

/** What is known of a new row. */
export interface RowOptions {
  /** ISO 3166-1 alpha-2, where it is known. */
  readonly country?: string | undefined;
  /** Default: a random id. */
  readonly rowId?: string | undefined;
}

const blankAddress = (country: string): AddressValues => ({
  street1: '',
  street2: '',
  city: '',
  state: '',
  postal_code: '',
  country,
});

/** Returns an owner of whom only the country is known. */
export const blankOwner = ({ country = '', rowId = newId() }: RowOptions = {}): OwnerValues => ({
  rowId,
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

/** Returns a document of a type, without a file. */
export const blankDocument = (
  documentType: string,
  { country = '', rowId = newId() }: RowOptions = {},
): DocumentValues => ({
  rowId,
  doc_type: documentType,
  sub_type: '',
  doc_image: '',
  doc_country: country,
  issued: '',
  expires: '',
});

/** Returns an application in which nothing is filled in. */
export const blankCustomer = (): CustomerValues => ({
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
  operates_in_prohibited_countries: '',
  is_dao: '',
  conducts_money_services: '',
  registration_number: '',
  registration_date: '',
  tax_identification_number: '',
  account_purpose_explanation: '',
  expected_monthly_payments_usd: '',
  business_owners: [],
  documents: [],
});
