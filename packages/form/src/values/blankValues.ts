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
  country,
  street1: '',
  street2: '',
  city: '',
  state: '',
  postal_code: '',
});

/**
 * Returns an owner of whom only the country of the address is known: it says nothing of a nationality.
 *
 * @example
 * const owner = blankOwner({ country: 'NG', rowId: 'owner-1' });
 * [owner.nationality, owner.address.country, owner.is_signer] // ['', 'NG', false]
 */
export const blankOwner = ({ country = '', rowId = newId() }: RowOptions = {}): OwnerValues => ({
  rowId,
  first_name: '',
  last_name: '',
  date_of_birth: '',
  nationality: '',
  id_number: '',
  title: '',
  ownership_percentage: '',
  relationship_establishment_date: '',
  email: '',
  phone_number: '',
  address: blankAddress(country),
  is_signer: false,
  is_control_person: false,
  is_beneficial_owner: false,
  front_image: '',
  id_dates: { issued: '', expires: '' },
  back_image: '',
  supporting_documents: [],
});

/**
 * Returns a document of a type, without a file.
 *
 * @example
 * blankDocument('BANK_STATEMENT', { country: 'NG' }).doc_country // 'NG'
 */
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

/**
 * Returns an application in which nothing is filled in, its fields in the order in which a form asks for them.
 *
 * @example
 * const { customer_type, is_dao, business_owners } = blankCustomer();
 * [customer_type, is_dao, business_owners] // ['business', '', []]
 */
export const blankCustomer = (): CustomerValues => ({
  customer_type: 'business',
  business_name: '',
  trading_name: '',
  business_type: '',
  registration_number: '',
  registration_date: '',
  tax_identification_number: '',
  registered_address: blankAddress(''),
  email: '',
  phone: '',
  phone_country_code: '',
  business_website: '',
  contact_person_email: '',
  contact_person_phone: '',
  industry: '',
  nature_of_business: '',
  account_purpose: '',
  source_of_funds: '',
  account_purpose_explanation: '',
  estimated_annual_revenue_usd: '',
  expected_monthly_payments_usd: '',
  expected_monthly_income: '',
  conducts_money_services: '',
  operates_in_prohibited_countries: '',
  is_dao: '',
  business_owners: [],
  documents: [],
});
